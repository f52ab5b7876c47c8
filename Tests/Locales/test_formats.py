"""What drawings show of numbers, dates, durations and lists, against Babel: another implementation of
Unicode's CLDR."""

import datetime
import decimal
import os
import re
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest
from babel import Locale, dates, lists, localedata, numbers

CTL = os.environ.get("CTL", "ctl")
# Arabic is read where it is most likely, in Egypt.
LANGUAGES = {
    "en": "en",
    "de": "de",
    "fr": "fr",
    "es": "es",
    "it": "it",
    "pt": "pt",
    "nl": "nl",
    "sv": "sv",
    "pl": "pl",
    "ru": "ru",
    "tr": "tr",
    "ja": "ja",
    "ko": "ko",
    "ar": "ar_EG",
    "zh-Hans": "zh_Hans",
    "zh-Hant": "zh_Hant",
    "en-GB": "en_GB",
}
NUMBERS = ["0.0", "1.0", "12345.5", "-12345.5", "0.125", "2.675", "99.995", "1234567.891", "-0.25"]
CURRENCIES = ["EUR", "USD", "GBP", "JPY", "CNY", "CHF", "INR", "KWD", "SAR", "BRL"]
DATES = ["2026-05-04T09:05:30", "1999-12-31T23:59:59", "2024-02-29T00:00", "0987-01-01T12:30"]
LISTS = [["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]
COUNTS = [0, 1, 2, 3, 11, 100, 999]


def own(text, language):
    """Babel writes digits and signs of Arabic as if they were Latin; marks are not compared."""
    if language == "ar":
        text = "".join(chr(0x660 + int(c)) if c in "0123456789" else c for c in text)
        text = re.sub("[\u200e\u200f\u061c]", "", text).replace("%", "٪")
    if language == "sv":
        # Babel writes no sign but this one.
        text = re.sub("^-", "\u2212", text)
    if language == "ko":
        # Apple's systems write the words.
        text = text.replace("AM", "오전").replace("PM", "오후")
    # Ctl has a plain space where CLDR has a narrow one before AM and PM.
    return re.sub("\u202f(?=[AP]M)", " ", text)


def time(moment, style, locale):
    """Apple's systems have two halves of a day in Chinese, not six parts as CLDR."""
    return dates.format_time(moment, locale.time_formats[style].pattern.replace("B", "a"), locale=locale)


def expectations(language):
    """Expressions, and what Babel says of them."""
    name = LANGUAGES[language]
    locale = Locale.parse(name)
    options = {"locale": name, "numbering_system": "default"}

    def number(text, pattern, **more):
        return numbers.format_decimal(decimal.Decimal(text), format=pattern, **options, **more)

    for text in NUMBERS:
        value = decimal.Decimal(text)
        receiver = "(%s)" % text
        for digits in (0, 2):
            pattern = "#,##0" + ("." + "0" * digits if digits else "")
            zero = value.quantize(decimal.Decimal(10) ** -digits) == 0
            expected = number(text.lstrip("-") if zero else text, pattern)
            yield f"{receiver}.formatted(.number(fractionDigits: {digits}))", expected
        zero = (value * 100).quantize(decimal.Decimal(1)) == 0
        percent = numbers.format_percent(abs(value) if zero else value, **options)
        yield f"{receiver}.formatted(.percent)", percent
        for code in CURRENCIES:
            digits = numbers.get_currency_precision(code)
            zero = value.quantize(decimal.Decimal(10) ** -digits) == 0
            expected = numbers.format_currency(abs(value) if zero else value, code, **options)
            symbol = numbers.get_currency_symbol(code, name)
            # A code is kept apart from digits, as CLDR says and Babel does not do.
            if symbol[-1].isalpha() or symbol[-1] == ".":
                expected = re.sub(re.escape(symbol) + "(?=[0-9])", symbol + "\u00a0", expected)
            yield f'{receiver}.formatted(.currency("{code}"))', expected
    for text in DATES:
        moment = datetime.datetime.fromisoformat(text)
        for style in ("full", "long", "medium", "short"):
            expected = dates.format_date(moment, style, name)
            yield f"day{DATES.index(text)}.formatted(date: .{style})", expected
        for style in ("short", "medium"):
            expected = time(moment, style, locale)
            yield f"day{DATES.index(text)}.formatted(time: .{style})", expected
        join = locale.datetime_formats["short"].replace("'", "")
        both = join.replace("{1}", dates.format_date(moment, "short", name)).replace(
            "{0}", time(moment, "short", locale)
        )
        yield f"day{DATES.index(text)}.formatted(date: .short, time: .short)", both
    for items in LISTS:
        written = "[" + ", ".join('"%s"' % item for item in items) + "]"
        yield f"{written}.formatted(.list)", lists.format_list(items, locale=name)
    plural = locale.plural_form
    for unit, key, length, digits in [
        ("ms", "millisecond", "short", 1),
        ("s", "second", "short", 60),
        ("min", "minute", "short", 60),
        ("h", "hour", "short", 24),
    ]:
        for count in COUNTS:
            if 0 < count < {"ms": 1000}.get(unit, digits):
                forms = locale._data["unit_patterns"]["duration-" + key][length]
                form = forms.get(plural(count), forms["other"])
                yield f"{count}{unit}.formatted(.units)", form.replace("{0}", str(count))
    for count in COUNTS:
        forms = locale._data["unit_patterns"]["digital-byte"]
        forms = forms.get("long") or forms["short"]
        form = forms.get(plural(count), forms["other"])
        yield f"{count}.formatted(.byteCount)", form.replace("{0}", str(count))


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_show_what_babel_says(language, tmp_path):
    cases = list(expectations(language))
    file = tmp_path / "Formats.ctl"
    days = "".join(f'  var day{i}: Date = "{text}"\n' for i, text in enumerate(DATES))
    labels = "".join(
        f'    label l{i} "\\({expression})"\n' for i, (expression, _) in enumerate(cases)
    )
    file.write_text("screen Formats {\n" + days + "  content {\n" + labels + "  }\n}\n")
    command = [CTL, "render", "--format", "svg", "--lang", language, str(file)]
    picture = subprocess.run(command, capture_output=True, check=True).stdout
    shown = {}
    for element in ElementTree.fromstring(picture).iter():
        name = element.get("data-name")
        if name:
            text = "".join(element.itertext()).strip("\n")
            shown[name] = re.sub("[\u200e\u200f\u061c]", "", text)
    wrong = []
    for i, (expression, expected) in enumerate(cases):
        if shown.get(f"l{i}") != own(expected, language):
            wrong.append((expression, shown.get(f"l{i}"), own(expected, language)))
    assert not wrong
    assert len(cases) > 100


WHEELS = """screen Wheels {
  content {
    datePicker day { mode: .date; date: "2026-01-31T09:30" }
    datePicker moment { date: "2026-01-31T09:30" }
    datePicker length { mode: .countDownTimer; countDownDuration: 2h15min }
  }
}
"""
PARTS = {"y": "year", "M": "month", "L": "month", "d": "day"}


def wheels(language, tmp_path, screen=WHEELS):
    """The names and the chosen rows of the wheels of each picker, in the order of the picture from the left."""
    file = tmp_path / "Wheels.ctl"
    file.write_text(screen)
    command = [CTL, "render", "--format", "svg", "--lang", language, str(file)]
    picture = subprocess.run(command, capture_output=True, check=True).stdout
    pickers = []
    for element in ElementTree.fromstring(picture).iter():
        if element.get("data-kind") == "datePicker":
            pickers.append([])
        if element.get("data-kind") == "wheel":
            rows = [e for e in element if e.tag.endswith("text")]
            chosen = max(rows, key=lambda e: float(e.get("font-size")))
            place = float(chosen.get("x"))
            pickers[-1].append((place, element.get("data-name"), "".join(chosen.itertext())))
    return [[part[1:] for part in sorted(picker)] for picker in pickers]


@pytest.mark.parametrize("language", LANGUAGES)
def test_wheels_stand_as_babel_says(language, tmp_path):
    locale = Locale.parse(LANGUAGES[language])
    pattern = re.sub("'[^']*'", "", locale.date_formats["long"].pattern)
    order = [PARTS[letter] for letter in dict.fromkeys(pattern) if letter in PARTS]
    moment = datetime.datetime(2026, 1, 31, 9, 30)
    row = dates.format_skeleton("MMMEd", moment, locale=locale)
    row = re.sub("[,\u060c()]", "", row)
    if language in ("ja", "zh-Hans"):
        row = re.sub("(?<=\u65e5)", " ", row, count=1)
    day, moment, length = wheels(language, tmp_path)
    is_reversed = language == "ar"
    names = [name for name, _ in day]
    assert names == (order[::-1] if is_reversed else order)
    shown = dict(moment)
    assert shown["date"] == own(row, language)
    names = [name for name, _ in moment]
    assert names.index("hour") < names.index("minute")
    assert names.index("date") == (len(names) - 1 if is_reversed else 0)
    for name, count in [("hour", 2), ("minute", 15)]:
        forms = locale._data["unit_patterns"]["duration-" + name]["short"]
        form = forms.get(locale.plural_form(count), forms["other"])
        assert dict(length)[name] == own(form.replace("{0}", str(count)), language)


CLOCKS = """screen Clocks {
  content {
    datePicker usual { mode: .time; date: "2026-01-31T09:30" }
    datePicker halves { mode: .time; date: "2026-01-31T09:30"; showsAMPM: true }
  }
}
"""
REGIONS = ["en_GB", "en_AU", "es_MX", "es_419", "fr_CA", "ar_MA", "zh_Hant", "zh_Hant_HK", "pt_MO"]


def test_clocks_are_those_of_babel(tmp_path):
    languages = [i for i in localedata.locale_identifiers() if "_" not in i] + REGIONS
    wrong = []
    for name in sorted(languages):
        locale = Locale.parse(name)
        pattern = re.sub("'[^']*'", "", locale.time_formats["short"].pattern)
        usual, halves = wheels(name.replace("_", "-"), tmp_path, CLOCKS)
        if (len(usual) == 3) != ("h" in pattern):
            wrong.append((name, pattern, usual))
        if "h" not in pattern or "a" not in pattern:
            continue
        words = locale.day_periods["format"]["wide" if name == "ko" else "abbreviated"]
        if name in ("ar_MA", "es_MX", "es_419", "pt_MO"):
            # The words are those of the language.
            words = Locale.parse(name[:2]).day_periods["format"]["abbreviated"]
        shown = [part for part, _ in halves if part != "minute"]
        if name[:2] in ("ar", "ur", "sd") or name == "ckb":
            # From right to left, but for the clock.
            shown = shown[::-1]
        order = ["amPM", "hour"] if pattern.index("a") < pattern.index("h") else ["hour", "amPM"]
        if shown != order or dict(halves)["amPM"].strip("\u200e\u200f\u061c") != words["am"]:
            wrong.append((name, pattern, halves))
    assert not wrong
    assert len(languages) > 250
