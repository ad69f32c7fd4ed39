// Node's Intl on the values of a file that the benchmark wrote. Prints a line of JSON for each case.
import { readFileSync } from "node:fs";

const peer = `Node ${process.versions.node} Intl (ICU ${process.versions.icu})`;

// By area/case: from a locale and a zone to a function of one value.
const formatters = {
  "number/double": (locale) => numbers(locale, { maximumFractionDigits: 3 }),
  "number/int": (locale) => numbers(locale, { maximumFractionDigits: 3 }),
  "number/decimal": (locale) => numbers(locale, { maximumFractionDigits: 3 }),
  "number/percent": (locale) => numbers(locale, { style: "percent" }),
  "number/currency": (locale) =>
    numbers(locale, { style: "currency", currency: locale === "de-DE" ? "EUR" : "USD" }),
  "number/compact": (locale) => numbers(locale, { notation: "compact" }),
  "date/medium-short": (locale, zone) => dates(locale, zone, "medium", "short"),
  "date/full-full": (locale, zone) => dates(locale, zone, "full", "full"),
  "relative/numeric-day": (locale) => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
    return (value) => format.format(value, "day");
  },
  "plural/cardinal": (locale) => {
    const rules = new Intl.PluralRules(locale);
    return (value) => rules.select(value);
  },
  "list/and-3": (locale) => {
    const format = new Intl.ListFormat(locale, { type: "conjunction", style: "long" });
    return (value) => format.format(value);
  },
  "measure/kilometer-short": (locale) =>
    numbers(locale, { style: "unit", unit: "kilometer", unitDisplay: "short", maximumFractionDigits: 6 }),
};

function numbers(locale, options) {
  const format = new Intl.NumberFormat(locale, { roundingMode: "halfEven", ...options });
  return (value) => format.format(value);
}

function dates(locale, timeZone, dateStyle, timeStyle) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle, timeZone });
  return (value) => format.format(value);
}

function parse(name, text) {
  if (name.startsWith("list/")) return text.split(" ");
  return name.startsWith("number/decimal") ? text : Number(text);
}

function cases(path) {
  const found = [];
  for (const line of readFileSync(path, "utf8").split("\n").filter(Boolean)) {
    const [first, second, third] = line.split("\t");
    if (first === "case") {
      found.push({ name: second, zone: third, values: [], expected: [] });
    } else {
      const last = found[found.length - 1];
      last.values.push(parse(last.name, first));
      last.expected.push(second);
    }
  }
  return found;
}

let sink = 0;

// The median of rounds after a warm-up that lets the compiler see the code.
function time(format, values) {
  const rounds = [];
  for (let round = -5; round < 11; round++) {
    const start = process.hrtime.bigint();
    for (const value of values) sink += format(value).length;
    const elapsed = Number(process.hrtime.bigint() - start);
    if (round >= 0) rounds.push(elapsed / values.length);
  }
  return rounds.sort((a, b) => a - b)[rounds.length >> 1];
}

for (const { name, zone, values, expected } of cases(process.argv[2])) {
  const [area, kind, locale] = name.split("/");
  const make = formatters[`${area}/${kind}`];
  if (!make) continue;
  const format = make(locale.replaceAll("_", "-"), zone);
  const differs = values.filter((value, index) => format(value) !== expected[index]).length;
  console.log(JSON.stringify({ peer, name, ns: time(format, values), differs }));
}
