/// What ICU 72.1's number formatter does with a usage, run in C++ on Debian 12.
enum UnitPreferenceVectors {
  /// Unit, usage, region, amount, and the unit that `getOutputUnit` tells. The amounts are at the limits of CLDR's
  /// preferences, up to two binary steps off, or anything. Drawn from 81 607 rows, which all agree.
  static let chosen = """
    100-kilometer default GR 1.0000000000000003e-05 meter
    100-kilometer person-height US 2.077418431800129 foot-and-inch
    100-kilometer rainfall US -6.235699870027578e-05 inch
    100-kilometer visiblty IT 1.3900885193189057e-05 meter
    acre default GB 2.2956841138659347e-05 square-foot
    acre geograph BS 247.10538146716533 square-kilometer
    atmosphere baromtrc IL 0.0009869232667160126 millibar
    atmosphere baromtrc TH 0.000986923266716013 millibar
    atmosphere default CA -9.869232667160128 megapascal
    atmosphere default US 0.12027783828403199 pound-force-per-square-inch
    bar default CA 9.999999999999997e-06 pascal
    barrel fluid ES -6.289810770432105e-06 milliliter
    british-thermal-unit food US 3.9683207193277963 foodcalorie
    celsius default US -17.22222222222222 fahrenheit
    century person-age CO 0.0008333333333333344 month-person
    cubic-meter oil DZ 0.15898729492800018 barrel
    cup default MY 4226.752837730374 cubic-meter
    cup-metric fluid GB 18.184359999999998 gallon-imperial
    dalton food US 28035039513193.13 foodcalorie
    day default CA 7.73455376160675e-06 millisecond
    day-person default MM 0.0006944444444444443 second
    decade person-age VN 0.12186106361257132 year-person-and-month-person
    dunam default EG 999.9999999999998 square-kilometer
    dunam default GB 2589.9881103360003 square-mile
    dunam default PL 10.000000000000002 hectare
    dunam default US 9.290304000000002e-05 square-foot
    electronvolt default MM 2.246942753516e+25 kilowatt-hour
    fahrenheit default VN 33.800000000000004 celsius
    fahrenheit weather RU 33.79999999999998 celsius
    fathom default GB 880.0000000000001 mile
    fathom person-height CA 0.5000000000000006 foot-and-inch
    fluid-ounce-imperial fluid CN 0.03519507972785404 milliliter
    fluid-ounce-imperial fluid US 33.30696738515959 quart
    foot road US 1.0000000000000002 foot
    foot-per-second default GB 1.466666666666665 mile-per-hour
    furlong rainfall CO -4.970969537898672e-06 millimeter
    gallon fluid GB 0.007505937034405335 fluid-ounce-imperial
    gallon-imperial vehicle US 0.8326741846289889 gallon
    grain default FI 0.015432358352941433 milligram
    grain default GB 437.49999999999994 ounce
    grain default GB 6999.999999999998 pound
    grain default IL 15.43235835294145 gram
    grain person US 159839.5801471477 pound
    gram default 001 0.697930845381767 milligram
    gram default PL 999999.9999999998 tonne
    gram person GB 6350.293179999999 stone-and-pound
    horsepower default ID 1.3410220895950267 watt
    horsepower default IN 1341.0220895950265 kilowatt
    horsepower default KY 1.3410220895950279e-06 milliwatt
    horsepower default LR 1341022.0895950275 gigawatt
    horsepower default VI -1341.0220895950279 megawatt
    inch person CH 0.39370078740157477 centimeter
    inch rainfall HK 0.03937007874015744 millimeter
    joule food DK 5088.569923724185 kilocalorie
    kelvin weather BZ -0.008410142303813936 fahrenheit
    kelvin weather BZ 255.92777777777775 fahrenheit
    kilogram default BZ 1.0 kilogram
    kilogram person HK -0.45359237 pound-and-ounce
    kilogram-per-cubic-meter default CY 1.000000000000001 kilogram-per-cubic-meter
    kiloliter default US 1.6387063999999982e-05 cubic-inch
    kiloliter fluid US 0.0004731764729999999 pint
    kiloliter fluid US 2701863.4543375 gallon
    kilometer default GB 0.00030479999999999966 inch
    kilometer default GB 1.6093440000000019 mile
    kilometer road BZ 0.8999999999999998 kilometer
    kilometer visiblty GB 1.609344 mile
    kilometer-per-liter vehicle-fuel MX 0.999999999999999 liter-per-kilometer
    kilometer-per-liter vehicle-fuel US 0.4251437074302716 mile-per-gallon
    light-year snowfall US 2.684782118422524e-18 inch
    liter default US -0.016387064 cubic-inch
    liter fluid SA -1.0 liter
    liter-per-kilometer vehicle-fuel JO -87.50100279876139 liter-per-100-kilometer
    meter-per-hour wind US 1609.3440000000003 mile-per-hour
    mile-per-hour default US 0.9999999999999999 mile-per-hour
    mile-scandinavian default GB 2.5400000000000028e-06 inch
    mile-scandinavian default GB 3.0479999999999996e-05 foot
    millimeter focal-length EG 1.000000000000001 millimeter
    millimeter person-height EG 999.9999999999999 meter-and-centimeter
    millimeter vehicle GB 304.80000000000007 foot-and-inch
    millimole-per-liter blood-glucose MZ 0.9999999999999998 millimole-per-liter
    millimole-per-liter blood-glucose TO 1.0 millimole-per-liter
    millimole-per-liter default BZ -3.0158075410115782e-05 item-per-cubic-meter
    millimole-per-liter default JP 1.7092847686876016e-24 item-per-cubic-meter
    millipascal baromtrc CY 234685.79897249668 hectopascal
    millisecond default CZ 9.99999999999999e-07 nanosecond
    month person-age NZ 55.8299299809252 year-person
    nautical-mile visiblty GB 0.868976241900648 mile
    ounce default US 32000.000000000004 ton
    ounce-troy default CL 32150.743260882697 kilogram
    ounce-troy person US -14.583331832965314 pound
    parsec snowfall US 8.231579395188685e-19 inch
    parsec vehicle CZ 5.784362805549673e-17 meter
    parsec vehicle US 206489.79522094774 foot-and-inch
    pascal default 001 999999.999999999 pascal
    pint fluid US -0.03125 tablespoon
    point person CA 71.99999999999999 inch
    point person TW -0.00030547978647113284 centimeter
    point road PW 2551181.102362205 kilometer
    pound default US 2000.0000000000002 ton
    quart default IE 0.0010566882094325933 cubic-centimeter
    quarter default BS 0.333333333333333 month
    second default NG 0.0010000000000000002 millisecond
    solar-luminosity default IL 2.6123301985370926e-21 kilowatt
    solar-radius person-height TH 0.0006711581058610536 centimeter
    solar-radius road GB 1.1566364812419145e-06 mile
    square-foot land HK 198113.67589644567 hectare
    square-kilometer default GB 6.4516e-10 square-inch
    square-kilometer default PR -1e-06 square-meter
    square-meter default PL -1000000.0 square-kilometer
    square-meter default PL 10000.000000000011 hectare
    teaspoon fluid IE 202.8841362110582 liter
    teaspoon vehicle TW 202.88413621105792 liter
    therm-us default GB 0.034129563407040556 kilowatt-hour
    ton default LU 1.102311310924388 tonne
    week default HK 1.6534391534391537e-06 second
    week media HK 2.4415849842794122e-06 second
    week-person default NG 0.005952380952380953 hour
    year person-age VN 0.04618259993903524 month-person
    year-person default LR 1.0000000000000002 year
    year-person default SA 0.08333333333333343 month
    """

  /// Unit, unit shown, amount, and the amount shown: `toDecimalNumber` with unlimited precision. Drawn from 30 518 rows,
  /// which all agree.
  static let shown = """
    100-kilometer millimeter 9.373140394458641 937314039.4458641
    100-kilometer kilometer 0.0010000000000000002 0.10000000000000002
    barrel cubic-inch 0.17810760667903522 1727.9999999999998
    barrel liter 0.0072844667606637315 1.1581376652708575
    centimeter kilometer 10000.0 0.1
    cubic-foot liter -0.050468788029630944 -1.4291169283192255
    cubic-meter liter 0.000999999999999999 0.9999999999999989
    dalton kilocalorie 28035039513193.094 0.9999999999999999
    day hour 0.04166666666666667 1
    day nanosecond 1.1574074074074063e-14 0.999999999999999
    decade year 0.10000000000000012 1.000000000000001
    decade month-person 3.771888561320416e-05 0.004526266273584499
    dessert-spoon cubic-centimeter 0.5410243632294885 1.000000000000001
    dessert-spoon-imperial barrel 71623.30266504709 0.9999999999999997
    dram liter 270.512181614744 1.0000000000000002
    earth-mass milligram 1.6744248350691556e-31 1.000000000000001
    earth-mass ton -1.519012658651753e-22 -1
    earth-mass gram 1.6744248350691555e-28 1.000000000000001
    earth-radius mile -515162.61944535386 -2041675802.7397568
    fahrenheit fahrenheit 0.999999999999999 1
    fluid-ounce-imperial pint 33.306967385159545 1.999999999999999
    furlong foot 0.0015151515151515152 1
    grain pound 13999999.999999985 1999.999999999998
    gram milligram 0.001000000000000001 1.000000000000001
    hectare square-centimeter 1.0000000000000012e-08 1.000000000000001
    inch meter 233.57589437298066 5.932827717073709
    jigger cubic-inch 638.3376623376621 1727.9999999999993
    jigger cubic-meter 22542.681801228668 1.0000000000000002
    kilojoule kilocalorie 2.762751671858841 0.6603134970981933
    kiloliter cup -0.0002365882365 -1
    kilosecond hour -3.6 -1
    kilosecond minute 0.06000000000000007 1.000000000000001
    kilosecond second 0.059999999999999935 59.999999999999936
    liter barrel 158.98729492799984 0.9999999999999989
    meter mile 1609.3439999999998 0.9999999999999998
    meter-per-hour meter-per-second -7312614.137141577 -2031.2817047615492
    meter-per-second kilometer-per-hour 0.2777777777777781 1.0000000000000013
    mile kilometer 7403.4789526753875 11914.74443161442
    mile-scandinavian inch 2.5972972970206988e-05 10.22557990953031
    milligram milligram 999.999999999999 999.999999999999
    millimeter centimeter 10.00000000000001 1.000000000000001
    millimeter mile-scandinavian -10000000.0 -1
    millipascal inch-ofhg -5.237467843188814e-06 -1.5466233794894301E-12
    millipascal megapascal 1000000000.0000011 1.000000000000001
    minute microsecond 1.6666666666666687e-08 1.000000000000001
    minute minute 1.0 1
    month year 12.0 1
    nautical-mile mile 1.0033584470275485 1.154644279840121
    pascal pascal 1.0 1
    pint cubic-centimeter 2113.376418865185 999999.999999999
    pint cubic-meter 4268.7228406641625 2.01985921796001
    pint milliliter -0.0021133764188651875 -1.0000000000000002
    pint pint 1.0000000000000002 1.0000000000000002
    pint gallon 7.999999999999999 0.9999999999999999
    pint-metric cubic-meter 112132.22272613179 56.06611136306589
    pint-metric milliliter 0.002000000000000002 1.000000000000001
    pint-metric teaspoon 0.009857843187500001 1
    pint-metric fluid-ounce 0.4731764729999999 7.999999999999997
    pint-metric cup 0.4731764730000005 1.0000000000000009
    pound pound 0.9999999999999999 0.9999999999999999
    solar-luminosity megawatt -2.6123301985370953e-21 -1
    square-foot square-meter -10.763910416709722 -1
    square-foot square-inch 0.006944444444444445 1
    square-kilometer square-foot 5.649729645651321e-06 60.81318378441998
    square-kilometer square-kilometer 1.000000000000001 1.000000000000001
    square-kilometer square-mile 1.9011927935605424 0.7340546413990681
    square-meter square-foot 4046.856422399996 43559.999999999956
    stone milligram 1.5747304441776988e-07 1.0000000000000013
    tablespoon cubic-meter 67628.04540368606 1.000000000000001
    teaspoon cubic-centimeter 0.2028841362110579 0.9999999999999999
    teaspoon gallon 768.0000000000009 1.000000000000001
    therm-us kilocalorie -11224303.797955789 -282969420250.9311
    ton ton 1.000000000000001 1.000000000000001
    watt megawatt 1188127.4091353004 1.1881274091353005
    watt horsepower 745.69987158227 0.9999999999999996
    week nanosecond 1.6534391534391518e-15 0.999999999999999
    week microsecond -1.6534391534391534e-12 -1
    yard centimeter -0.010936132983377077 -0.9999999999999999
    year month 0.08333333333333325 0.9999999999999989
    year year-person 4.4145134908608 4.4145134908608
    """
}
