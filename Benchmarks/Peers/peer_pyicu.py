"""PyICU on the values of a file that the benchmark wrote."""

import sys

import peer

try:
    import icu
except ImportError:
    sys.exit(peer.UNAVAILABLE)


def number(skeleton, method="formatDouble"):
    def make(locale, _zone):
        return getattr(icu.NumberFormatter.forSkeleton(skeleton).locale(icu.Locale(locale)), method)

    return make


def currency(locale, zone):
    return number("currency/EUR" if locale == "de_DE" else "currency/USD")(locale, zone)


def dates(date, time):
    def make(locale, zone):
        format = icu.DateFormat.createDateTimeInstance(date, time, icu.Locale(locale))
        format.setTimeZone(icu.TimeZone.createTimeZone(zone))
        return format.format

    return make


def days(locale, _zone):
    format = icu.RelativeDateTimeFormatter(icu.Locale(locale))
    return lambda value: format.formatNumeric(value, icu.URelativeDateTimeUnit.DAY)


STYLE = icu.DateFormat

peer.run(
    f"PyICU {icu.VERSION} (ICU {icu.ICU_VERSION})",
    {
        "number/double": number(".###"),
        # formatInt and PluralRules.select of an int take 32 bits only.
        "number/int": number(".###"),
        "number/decimal": number(".###", "formatDecimal"),
        "number/percent": number("percent scale/100 precision-integer"),
        "number/currency": currency,
        "number/compact": number("compact-short"),
        "date/medium-short": dates(STYLE.kMedium, STYLE.kShort),
        "date/full-full": dates(STYLE.kFull, STYLE.kFull),
        "relative/numeric-day": days,
        "plural/cardinal": lambda locale, _zone: icu.PluralRules.forLocale(icu.Locale(locale)).select,
        "list/and-3": lambda locale, _zone: icu.ListFormatter.createInstance(icu.Locale(locale)).format,
        "measure/kilometer-short": number("unit/kilometer"),
        "measure/road-usage": number("unit/kilometer usage/road"),
        "measure/person-height": number("unit/meter usage/person-height"),
    },
    {
        "number/decimal": str.encode,
        # PyICU takes dates in seconds.
        "date": lambda text: int(text) / 1000,
        "list": str.split,
    },
)
