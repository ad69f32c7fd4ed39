import com.ibm.icu.text.CompactDecimalFormat;
import com.ibm.icu.text.DateFormat;
import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MeasureFormat;
import com.ibm.icu.text.NumberFormat;
import com.ibm.icu.text.PluralRules;
import com.ibm.icu.text.RelativeDateTimeFormatter;
import com.ibm.icu.util.Currency;
import com.ibm.icu.util.Measure;
import com.ibm.icu.util.MeasureUnit;
import com.ibm.icu.util.TimeZone;
import com.ibm.icu.util.ULocale;
import com.ibm.icu.util.VersionInfo;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** ICU4J on the values of a file that the benchmark wrote. Prints a line of JSON for each case. */
public class ICU4J {
  record Case(String name, String zone, List<Object> values, List<String> expected) {}

  static int sink = 0;

  public static void main(String[] arguments) throws IOException {
    for (Case benchmark : cases(Path.of(arguments[0]))) {
      String[] parts = benchmark.name.split("/");
      Function<Object, String> format = formatter(parts[0] + "/" + parts[1], new ULocale(parts[2]), benchmark.zone);
      if (format == null) continue;
      int differs = 0;
      for (int i = 0; i < benchmark.values.size(); i++) {
        if (!format.apply(benchmark.values.get(i)).equals(benchmark.expected.get(i))) differs++;
      }
      System.out.printf(Locale.ROOT, "{\"peer\":\"ICU4J %d.%d\",\"name\":\"%s\",\"ns\":%.3f,\"differs\":%d}%n",
          VersionInfo.ICU_VERSION.getMajor(), VersionInfo.ICU_VERSION.getMinor(), benchmark.name,
          nanoseconds(format, benchmark.values), differs);
    }
    System.exit(sink == 0 ? 1 : 0);
  }

  /** From one value to its text; null for what ICU4J has no call for. */
  static Function<Object, String> formatter(String kind, ULocale locale, String zone) {
    switch (kind) {
      case "number/double": case "number/int": case "number/decimal":
        return NumberFormat.getInstance(locale)::format;
      case "number/percent":
        return NumberFormat.getPercentInstance(locale)::format;
      case "number/currency":
        NumberFormat amounts = NumberFormat.getCurrencyInstance(locale);
        amounts.setCurrency(Currency.getInstance(locale.getCountry().equals("DE") ? "EUR" : "USD"));
        return amounts::format;
      case "number/compact":
        return CompactDecimalFormat.getInstance(locale, CompactDecimalFormat.CompactStyle.SHORT)::format;
      case "date/medium-short":
        return dates(DateFormat.MEDIUM, DateFormat.SHORT, locale, zone);
      case "date/full-full":
        return dates(DateFormat.FULL, DateFormat.FULL, locale, zone);
      case "relative/numeric-day":
        RelativeDateTimeFormatter relative = RelativeDateTimeFormatter.getInstance(locale);
        return value -> relative.formatNumeric(
            ((Long) value).doubleValue(), RelativeDateTimeFormatter.RelativeDateTimeUnit.DAY);
      case "plural/cardinal":
        PluralRules rules = PluralRules.forLocale(locale);
        return value -> rules.select(((Long) value).doubleValue());
      case "list/and-3":
        ListFormatter lists = ListFormatter.getInstance(locale);
        return value -> lists.format((Object[]) value);
      case "measure/kilometer-short":
        NumberFormat digits = NumberFormat.getInstance(locale);
        digits.setMaximumFractionDigits(6);
        MeasureFormat measures = MeasureFormat.getInstance(locale, MeasureFormat.FormatWidth.SHORT, digits);
        return value -> measures.formatMeasures(new Measure((Double) value, MeasureUnit.KILOMETER));
      default:
        return null;
    }
  }

  static Function<Object, String> dates(int date, int time, ULocale locale, String zone) {
    DateFormat format = DateFormat.getDateTimeInstance(date, time, locale);
    format.setTimeZone(TimeZone.getTimeZone(zone));
    return format::format;
  }

  static Object parse(String name, String text) {
    if (name.startsWith("date/")) return new Date(Long.parseLong(text));
    if (name.startsWith("list/")) return text.split(" ");
    if (name.startsWith("number/decimal")) return new BigDecimal(text);
    boolean isWhole = name.startsWith("number/int") || name.startsWith("relative/") || name.startsWith("plural/");
    if (isWhole) return Long.parseLong(text);
    return Double.parseDouble(text);
  }

  static List<Case> cases(Path path) throws IOException {
    List<Case> cases = new ArrayList<>();
    for (String line : Files.readAllLines(path)) {
      String[] fields = line.split("\t", -1);
      if (fields[0].equals("case")) {
        cases.add(new Case(fields[1], fields[2], new ArrayList<>(), new ArrayList<>()));
      } else {
        Case last = cases.get(cases.size() - 1);
        last.values.add(parse(last.name, fields[0]));
        last.expected.add(fields[1]);
      }
    }
    return cases;
  }

  /** The median of rounds after a warm-up that lets the compiler see the code. */
  static double nanoseconds(Function<Object, String> format, List<Object> values) {
    double[] rounds = new double[11];
    for (int round = -10; round < rounds.length; round++) {
      long start = System.nanoTime();
      for (Object value : values) sink += format.apply(value).length();
      if (round >= 0) rounds[round] = (double) (System.nanoTime() - start) / values.size();
    }
    Arrays.sort(rounds);
    return rounds[rounds.length / 2];
  }
}
