/// What ICU 72.1 makes of unit identifiers: `icu::MeasureUnit::forIdentifier(…).getIdentifier()`, run in C++ on Debian 12.
///
/// The first part of each table is chosen by hand, the second drawn from 60 000 random identifiers, all of which agree
/// with ICU but `foot-and-inch-inch` and its like.
enum UnitIdentifierVectors {
  /// An identifier and its canonical form.
  static let canonical = """
    hour-kilowatt kilowatt-hour
    kilowatt-hour kilowatt-hour
    pow2-meter square-meter
    pow3-meter cubic-meter
    pow4-meter pow4-meter
    square-meter square-meter
    cubic-meter cubic-meter
    meter-meter square-meter
    meter-square-meter cubic-meter
    meter-per-second-per-second meter-per-square-second
    meter-per-second-second meter-per-square-second
    per-second per-second
    per-second-meter per-meter-second
    per-meter-second per-meter-second
    per-second-per-meter per-meter-second
    second-meter meter-second
    second-kilogram-meter kilogram-meter-second
    kilogram kilogram
    kilogram-gram kilogram-gram
    gram-kilogram kilogram-gram
    megagram-kilogram megagram-kilogram
    ampere-kilogram-second-meter kilogram-meter-second-ampere
    kilobyte-kibibyte kibibyte-kilobyte
    kibibyte-kilobyte kibibyte-kilobyte
    byte-megabyte-kilobyte megabyte-kilobyte-byte
    mebibyte-megabyte-gigabyte-gibibyte gibibyte-gigabyte-mebibyte-megabyte
    meter-kilometer-centimeter kilometer-meter-centimeter
    liter-per-100-kilometer liter-per-100-kilometer
    100-kilometer 100-kilometer
    per-100-kilometer per-100-kilometer
    foot-and-inch foot-and-inch
    inch-and-foot inch-and-foot
    mile-and-foot-and-inch mile-and-foot-and-inch
    foot-and-second foot-and-second
    meter-meter-and-foot square-meter-and-foot
    square-foot-and-square-inch square-foot-and-square-inch
    pound-and-ounce pound-and-ounce
    stone-and-pound stone-and-pound
    meter-per-meter meter-per-meter
    kilogram-per-kilogram kilogram-per-kilogram
    liter-per-liter liter-per-liter
    revolution-per-minute revolution-per-minute
    day-person-per-day day-person-per-day
    day-per-second day-per-second
    day-person day-person
    mile-per-gallon-imperial mile-per-gallon-imperial
    gallon-imperial-per-mile gallon-imperial-per-mile
    pound-force-per-square-inch pound-force-per-square-inch
    pound-per-square-inch pound-per-square-inch
    inch-ofhg inch-ofhg
    millimeter-ofhg millimeter-ofhg
    ofhg-millimeter millimeter-ofhg
    milligram-ofglucose-per-deciliter milligram-ofglucose-per-deciliter
    ofglucose-milligram-per-deciliter milligram-ofglucose-per-deciliter
    item-per-cubic-meter item-per-cubic-meter
    percent percent
    permille permille
    permillion permillion
    permyriad permyriad
    percent-per-year percent-per-year
    dekameter dekameter
    decimeter decimeter
    decade decade
    yottabit yottabit
    yobibit yobibit
    exabit exabit
    exbibit exbibit
    exabyte-per-exbibyte exabyte-per-exbibyte
    celsius celsius
    kilocelsius kilocelsius
    watt-per-square-meter-celsius watt-per-square-meter-celsius
    joule-per-kilogram-kelvin joule-per-kilogram-kelvin
    square-second-ampere-pow4-second pow6-second-ampere
    mole-candela-kelvin-ampere-second-meter-kilogram candela-kilogram-meter-second-ampere-kelvin-mole
    em-pixel-bit-portion portion-bit-pixel-em
    g-force g-force
    kilog-force kilog-force
    tonne tonne
    kilotonne kilotonne
    dot-per-inch dot-per-inch
    inch-per-dot inch-per-dot
    knot-hour knot-hour
    pow15-meter pow15-meter
    pow8-meter-pow7-meter pow15-meter
    square-kilometer-per-square-kilometer square-kilometer-per-square-kilometer
    kilogram-meter-per-square-second kilogram-meter-per-square-second
    newton-meter newton-meter
    pound-force-foot pound-force-foot
    foot-pound-force pound-force-foot
    acre-foot acre-foot
    foot-acre acre-foot
    year-person-and-month-person year-person-and-month-person
    ampere-per-quarter-ampere-per-pow3-month-inch-cup ampere-per-cup-inch-cubic-month-quarter-ampere
    calorie-zettaampere-per-gram-hour-meter calorie-zettaampere-per-gram-meter-hour
    candela-cubic-zebilumen-portion-per-pow11-ampere-decipound-force-tebipixel candela-cubic-zebilumen-portion-per-decipound-force-pow11-ampere-tebipixel
    centiton-per-mole-pow2-mole-mole-per-yard centiton-per-yard-pow4-mole
    cubic-inch-pow10-pound-force pow10-pound-force-cubic-inch
    cubic-ounce-troy-per-exbiampere-per-lux-solar-radius-ounce-gigaampere cubic-ounce-troy-per-lux-ounce-solar-radius-exbiampere-gigaampere
    cubic-solar-luminosity-gibipermillion-mole cubic-solar-luminosity-mole-gibipermillion
    cup-deciwatt-pebibritish-thermal-unit-per-second deciwatt-pebibritish-thermal-unit-cup-per-second
    decade-megadalton-per-teaspoon-meter-per-exbihertz megadalton-decade-per-teaspoon-meter-exbihertz
    degree-per-ampere-pow7-pascal-yottainch-per-picofoot-kibiquarter degree-per-pow7-pascal-picofoot-yottainch-kibiquarter-ampere
    earth-mass-pow3-foot-per-yard-hour earth-mass-cubic-foot-per-yard-hour
    exafoot-and-pow3-portion exafoot-and-cubic-portion
    exanautical-mile-per-zettabit-pow2-piconewton exanautical-mile-per-square-piconewton-zettabit
    exbifahrenheit-dessert-spoon-imperial dessert-spoon-imperial-exbifahrenheit
    fathom-per-liter-pow3-calorie-meter fathom-per-cubic-calorie-liter-meter
    fluid-ounce-imperial-pow8-tonne-solar-luminosity pow8-tonne-solar-luminosity-fluid-ounce-imperial
    foot-dessert-spoon-imperial dessert-spoon-imperial-foot
    gibisolar-radius-day-fathom fathom-gibisolar-radius-day
    giganewton-ampere-terasecond-gram gram-giganewton-terasecond-ampere
    gram-earth-radius-per-megadram-per-fluid-ounce-square-terafoot-gram gram-earth-radius-per-gram-megadram-fluid-ounce-square-terafoot
    gram-pow6-british-thermal-unit-pow4-degree-century-pow11-femtosecond-week gram-pow6-british-thermal-unit-pow11-femtosecond-week-century-pow4-degree
    gram-pow6-second-dekahectare gram-dekahectare-pow6-second
    hour-exbiwatt-per-second-microdecade-per-pow10-microdrop exbiwatt-hour-per-pow10-microdrop-second-microdecade
    karat-dalton-pow5-second dalton-pow5-second-karat
    kibiofhg-pow13-kibiinch-per-kelvin-gallon-knot-per-decade pow13-kibiinch-kibiofhg-per-gallon-knot-decade-kelvin
    liter-mole-mebiinch-per-gram liter-mebiinch-mole-per-gram
    liter-per-attofahrenheit-per-square-fathom-deciatmosphere liter-per-deciatmosphere-square-fathom-attofahrenheit
    liter-per-inch-deciportion-pow9-hectoparsec liter-per-inch-pow9-hectoparsec-deciportion
    megameter-per-ampere-hectoounce-dunam-per-gigastone-pow15-month megameter-per-hectoounce-gigastone-dunam-pow15-month-ampere
    mile-scandinavian-zeptoradian-tebiwatt-hour-per-hour tebiwatt-mile-scandinavian-hour-zeptoradian-per-hour
    millikelvin-per-pow5-ampere-mebidessert-spoon-foot-pow13-zebicup-metric millikelvin-per-pow13-zebicup-metric-mebidessert-spoon-foot-pow5-ampere
    minute-per-em-per-foot-pow3-kilogram minute-per-cubic-kilogram-foot-em
    month-month-person-hour-pow13-grain-yoctog-force pow13-grain-yoctog-force-hour-month-month-person
    month-person-gram-per-kibipound-force-watt gram-month-person-per-kibipound-force-watt
    month-pow4-pint-hectare pow4-pint-hectare-month
    nanoampere-femtomole-per-petamole-per-deciampere-micropermyriad-hour nanoampere-femtomole-per-hour-deciampere-petamole-micropermyriad
    nautical-mile-per-dunam-foot-watt nautical-mile-per-watt-dunam-foot
    ofhg-per-square-centihour-per-joule-pinch-megakelvin ofhg-per-joule-pinch-square-centihour-megakelvin
    ohm-pow11-mole-per-hour-per-hour ohm-pow11-mole-per-square-hour
    pebiohm-per-picoquart-imperial-second-per-centigrain-per-pow4-ohm pebiohm-per-centigrain-pow4-ohm-picoquart-imperial-second
    per-cubic-kiloday-liter-per-quart-imperial per-liter-quart-imperial-cubic-kiloday
    per-exakarat-pow6-inch-pow6-gigasecond-inch-pow2-mile per-pow7-inch-square-mile-pow6-gigasecond-exakarat
    per-gram-per-foot-zettaofglucose-watt-per-pow10-yobigram-per-decigram per-pow10-yobigram-gram-decigram-watt-foot-zettaofglucose
    per-ofhg-watt-pow7-watt-per-day per-pow8-watt-ofhg-day
    per-pint-per-therm-us per-therm-us-pint
    per-pow2-foot-per-exbimile-meter per-square-foot-meter-exbimile
    per-pow4-solar-mass-per-femtoinch per-pow4-solar-mass-femtoinch
    per-pow8-liter-knot-per-pow10-hour per-pow8-liter-knot-pow10-hour
    per-solar-luminosity-byte-kibicentury per-solar-luminosity-kibicentury-byte
    per-tebicup-metric-zebihour-pow14-meter per-tebicup-metric-pow14-meter-zebihour
    picohorsepower-hour-point-pow8-percent picohorsepower-point-hour-pow8-percent
    portion-pound-attoarc-second pound-attoarc-second-portion
    pow10-day-person-earth-mass-lux-astronomical-unit lux-earth-mass-astronomical-unit-pow10-day-person
    pow11-hour-gram-per-ton gram-pow11-hour-per-ton
    pow12-dessert-spoon-imperial-per-pow10-pixel-gigacarat pow12-dessert-spoon-imperial-per-gigacarat-pow10-pixel
    pow12-liter-second-microliter-kiloarc-minute-em pow12-liter-microliter-second-kiloarc-minute-em
    pow12-pinch-exainch-pow10-ounce-troy pow10-ounce-troy-pow12-pinch-exainch
    pow15-permillion-watt-per-carat-per-karat-per-liter watt-pow15-permillion-per-carat-liter-karat
    """

  /// Identifiers that ICU refuses.
  static let refused = [
    " kilometer",
    "-kilometer",
    "1",
    "100",
    "KILOMETER",
    "Kilometer",
    "and-kilometer",
    "decibel",
    "dozen",
    "exa-bit",
    "foot-and-foot",
    "foot-and-inch-and-foot",
    "foot-and-inch-per-second",
    "foot-and-inch-yard",
    "foot-and-per-second",
    "foot-and-square-foot",
    "foot-inch-and-foot",
    "foot-inch-and-yard",
    "generic",
    "inch-hg",
    "kilo",
    "kilo meter",
    "kilo-",
    "kilo-meter",
    "kilo-square-meter",
    "kilogramm",
    "kilokibibyte",
    "kilokilometer",
    "kilometer\tmeter",
    "kilometer ",
    "kilometer-",
    "kilometer-and",
    "kilometer-and-",
    "kilometer-per",
    "kilometer-per-",
    "kilometer/hour",
    "kilometer_per_hour",
    "kilometre",
    "kilométer",
    "kilosquare-meter",
    "length-meter",
    "liter-per-100-meter",
    "liter-per-1000-kilometer",
    "liter-per-100kilometers",
    "meter--second",
    "meter-per-per-second",
    "meter-per-second-",
    "meter-per-second-and-foot",
    "meter-per-second-squared",
    "meters",
    "metric-ton",
    "milli",
    "one",
    "one-per-second",
    "p2-meter",
    "part-per-1000000",
    "part-per-million",
    "per",
    "per-",
    "per-per-meter",
    "per-second-and-per-minute",
    "portion-per-1",
    "pound-foot-",
    "pow0-meter",
    "pow02-meter",
    "pow1-meter",
    "pow15-meter-meter",
    "pow16-meter",
    "pow2-cubic-meter",
    "pow2meter",
    "pow8-meter-pow8-meter",
    "square-",
    "square-foot-and-foot",
    "square-per-meter",
    "square-pow2-meter",
    "square-square-meter",
    "temperature-generic",
    "xxx",
    "米",
  ]

  /// Random ones that it refuses.
  static let randomRefused = """
    -gigasecond-and-gram
    ampere-and-hou
    ampere-zeptosolar-luminositypow4-bar-quarter
    arc-minute-and-cubic-arc-minute
    arc-ounce-troy
    barrel-celtsius-per-knot
    celsius-gram-sAecond-per-meter-knot
    centigrm-and-decihour
    cu0bic-pebimeter
    cubic-drofp
    dcade
    decifatom
    deciile-scandinavian-dekatherm-us
    dessert-spoon-pe-pow2-meter
    exbinauticalmile
    gram-hour-pow10-mole-and-
    hect
    ich-per-gibifoot
    inch-mebiallon-imperial
    joule-pebi-jigger-byte
    liter-pow9-kilokelvibn-inch
    meter-kilokarat-per-mole-pint-metric-light-dyear
    micromileper-quarter
    microrevolution-and-pow2-week-
    molepow14-century
    month-person-anrd-mole-and-kibiarc-minute
    nautical-mile-nd-exatonne
    pascal-per-pow12-solar-rdius
    per-yoctodalton-per-liter-m ole
    permilleand-pow3-fluid-ounce
    pound-per-pow9-teapint-metric
    pow-ohm
    pow0-ampere-and-karat
    pow11-ampere-hourc-per-acre
    pow11-ybibar-and-grain
    pow14-gigasecond-per-pow4-moe-per-week-person
    pow14hectoofhg-pint-pow3-month-person
    pow2-hour-and-millimole-and-inch-gallon-imperial
    pow2-tebiteaspoon-and-teaspoon-gigaquart
    pow20-cup-metric
    """
}
