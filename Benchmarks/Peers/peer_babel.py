"""Babel on the values of a file that the benchmark wrote. It knows Gregorian dates only, and converts no units."""

import datetime
import decimal
import sys

import peer

try:
    import babel
    from babel import dates, lists, numbers, units
except ImportError:
    sys.exit(peer.UNAVAILABLE)


def number(write, **options):
    def make(locale, _zone):
        if write is None:
            return None
        locale = babel.Locale.parse(locale)
        return lambda value: write(value, locale=locale, **options)

    return make


def currency(locale, zone):
    code = "EUR" if locale == "de_DE" else "USD"
    return number(lambda value, locale: numbers.format_currency(value, code, locale=locale))(locale, zone)


def moments(date, time):
    def make(locale, zone):
        if locale == "ar_SA":
            return None
        locale = babel.Locale.parse(locale)
        zone = dates.get_timezone(zone)
        joint = dates.get_datetime_format(date, locale=locale).replace("'", "")

        def write(value):
            return joint.replace("{0}", dates.format_time(value, time, tzinfo=zone, locale=locale)).replace(
                "{1}", dates.format_date(value.astimezone(zone), date, locale=locale)
            )

        return write

    return make


peer.run(
    f"Babel {babel.__version__}",
    {
        "number/double": number(numbers.format_decimal),
        "number/int": number(numbers.format_decimal),
        "number/decimal": number(numbers.format_decimal),
        "number/percent": number(numbers.format_percent),
        "number/currency": currency,
        # Since Babel 2.11.
        "number/compact": number(getattr(numbers, "format_compact_decimal", None)),
        "date/medium-short": moments("medium", "short"),
        "date/full-full": moments("full", "full"),
        "plural/cardinal": lambda locale, _zone: babel.Locale.parse(locale).plural_form,
        "list/and-3": number(lists.format_list),
        "measure/kilometer-short": number(
            lambda value, locale: units.format_unit(value, "length-kilometer", length="short", locale=locale)
        ),
    },
    {
        "number/int": int,
        "number/decimal": decimal.Decimal,
        "date": lambda text: datetime.datetime.fromtimestamp(int(text) / 1000, datetime.timezone.utc),
        "plural": int,
        "list": str.split,
    },
)
