"""Writes what Unicode's CLDR says of the languages that have formats of their own, from Babel.

    python Tests/Locales/generate.py latin > Sources/CtlRuntime/Localization/LocaleFormats+CLDR.swift
    python Tests/Locales/generate.py others > Sources/CtlRuntime/Localization/LocaleFormats+CLDROthers.swift
"""

import os
import re
import sys
import textwrap

import babel
from babel import Locale, localedata

# `ar` is read where it is most likely, in Egypt; `en-001` is English outside of North America.
LOCALES = {
    "en": "en",
    "en-001": "en_GB",
    "de": "de",
    "fr": "fr",
    "es": "es",
    "it": "it",
    "pt": "pt",
    "nl": "nl",
    "sv": "sv",
    "pl": "pl",
    "tr": "tr",
    "ru": "ru",
    "ja": "ja",
    "ko": "ko",
    "ar": "ar_EG",
    "zh": "zh_Hans",
    "zh-Hant": "zh_Hant",
}
UNITS = {
    "byte": ("digital-byte", "long"),
    "kilobyte": ("digital-kilobyte", "short"),
    "megabyte": ("digital-megabyte", "short"),
    "gigabyte": ("digital-gigabyte", "short"),
    "terabyte": ("digital-terabyte", "short"),
    "day": ("duration-day", "short"),
    "hour": ("duration-hour", "short"),
    "minute": ("duration-minute", "short"),
    "second": ("duration-second", "short"),
    "millisecond": ("duration-millisecond", "short"),
}


def quoted(text):
    result = ""
    for character in text:
        visible = character.isprintable() and (character == " " or not character.isspace())
        result += character if visible else "\\u{%X}" % ord(character)
    return '"%s"' % result


def words(items):
    return "[" + ", ".join(quoted(item) for item in items) + "]"


def separator(pattern):
    assert pattern.startswith("{0}") and pattern.endswith("{1}"), pattern
    return pattern[3:-3]


def number_pattern(pattern):
    """The pattern with `0` for the number, and `-` for its sign where that is inside: `0 %`, `¤ -0`."""
    digits = "#,##0.00" if "#,##0.00" in pattern else "#,##0"
    positive, _, negative = pattern.partition(";")
    # Where the sign does not come first, the pattern has it.
    if "-" in negative and not negative.startswith("-"):
        positive = negative
    return positive.replace(digits, "0")


def unit(locale, name, length):
    patterns = locale._data["unit_patterns"][name]
    forms = {k: v for k, v in (patterns.get(length) or {}).items() if k != "per"}
    forms = forms or {k: v for k, v in patterns["short"].items() if k != "per"}
    if len(set(forms.values())) == 1:
        forms = {"other": forms["other"]}
    return "[" + ", ".join(".%s: %s" % (k, quoted(v)) for k, v in sorted(forms.items())) + "]"


def wheel_day(locale):
    """The pattern of a day of the year as Apple's wheels have it: without commas and parentheses."""
    pattern = str(locale.datetime_skeletons["MMMEd"].pattern).replace("ccc", "E")
    return re.sub("(?<=[^ ])E", " E", re.sub("[,\u060c()]", "", pattern))


def order(locale):
    """The parts of a date from the first to the last: `MDY`."""
    pattern = re.sub("'[^']*'", "", locale.date_formats["long"].pattern).replace("L", "M")
    letters = dict.fromkeys(letter for letter in pattern if letter in "yMd")
    return "".join(letters).upper()


def entry(tag, locale):
    symbols = locale.number_symbols[locale.default_numbering_system]
    lists = locale.list_patterns

    def of_list(kind, key):
        kinds = [kind] if kind == "standard" else [kind, "unit", "standard"]
        return next(separator(lists[k][key]) for k in kinds if key in lists.get(k, {}))

    currencies = {
        code: symbol
        for code, symbol in sorted(locale.currency_symbols.items())
        if symbol != code and symbol != "XXX" and symbol != "¤"
    }
    months, days = locale.months["format"], locale.days["format"]
    dates = {style: locale.date_formats[style].pattern for style in locale.date_formats}
    lines = [
        "minus: %s" % quoted(symbols["minusSign"]),
        "percent: %s"
        % quoted(
            number_pattern(locale.percent_formats[None].pattern).replace(
                "%", symbols["percentSign"]
            )
        ),
        "currency: %s" % quoted(number_pattern(locale.currency_formats["standard"].pattern)),
        "symbols: [%s]"
        % (", ".join('"%s": %s' % (k, quoted(v)) for k, v in currencies.items()) or ":"),
        "shortMonths: %s" % words(months["abbreviated"][m] for m in range(1, 13)),
        "weekdays: %s" % words(days["wide"][(d + 6) % 7] for d in range(7)),
        "shortWeekdays: %s" % words(days["abbreviated"][(d + 6) % 7] for d in range(7)),
        "wheelDay: %s" % quoted(wheel_day(locale)),
        "dates: [%s]"
        % ", ".join(".%s: %s" % (s, quoted(dates[s])) for s in ("full", "long", "medium", "short")),
        "joins: [%s]"
        % ", ".join(
            ".%s: %s"
            % (s, quoted(locale.datetime_formats[s].replace("{1}", "").replace("{0}", "")))
            for s in ("medium", "short")
        ),
        "list: ListWords(two: %s, middle: %s, end: %s)"
        % tuple(quoted(of_list("standard", k)) for k in ("2", "middle", "end")),
        "unitList: ListWords(two: %s, middle: %s, end: %s)"
        % tuple(quoted(of_list("unit-short", k)) for k in ("2", "middle", "end")),
        "units: [%s]"
        % ", ".join(".%s: %s" % (u, unit(locale, *UNITS[u])) for u in UNITS),
    ]
    return '    "%s": LocaleFormats(%s)' % (tag, ", ".join(lines))


def formats(name, tags):
    print("  static let %s: [String: LocaleFormats] = [" % name)
    print(",\n".join(entry(tag, Locale.parse(LOCALES[tag])) for tag in tags) + ",")
    print("  ]")


def orders():
    print("\n  /// The languages in which a date does not begin with the day.")
    print("  static let orders: [DateOrder: String] = [")
    languages = [i for i in sorted(localedata.locale_identifiers()) if "_" not in i]
    for case, letters in [("monthFirst", "MDY"), ("yearDayMonth", "YDM"), ("yearFirst", "YMD")]:
        found = " ".join(i for i in languages if order(Locale.parse(i)) == letters)
        lines = textwrap.wrap(found, 90)
        print('    .%s: """\n    %s\n    """,' % (case, " \\\n    ".join(lines)))
    print("  ]")


def time_pattern(locale):
    return re.sub("'[^']*'", "", locale.time_formats["short"].pattern)


def has_halves(locale):
    """Whether its clock has twelve hours."""
    return "h" in time_pattern(locale)


def spelled(name):
    """The parts of an identifier: the language, the script, the region."""
    return re.fullmatch("([a-z]+)(?:_([A-Z][a-z]{3}))?(?:_([A-Z]{2}|[0-9]{3}))?", name)


def clocks():
    """CLDR's preferred hour cycles: of languages, of regions, and of languages in regions that differ."""
    names = [i for i in sorted(localedata.locale_identifiers()) if spelled(i)]
    cycles = {i: has_halves(Locale.parse(i)) for i in names}
    languages = [i for i in names if "_" not in i and cycles[i]]
    likely = babel.core.get_global("likely_subtags")
    scripts, regions, known = [], {}, {}
    for name in names:
        language, script, region = spelled(name).groups()
        if region is None:
            if script and cycles[name] != cycles[language]:
                scripts.append("%s-%s" % (language, script.lower()))
            continue
        # A script that is not the usual one says nothing of the region.
        usual = likely.get("%s_%s" % (language, region)) or likely.get(language) or ""
        if script is None or script in usual or (language, region) not in known:
            known[language, region] = cycles[name]
        if likely.get("und_" + region, "").split("_")[0] == language:
            regions[region] = known[language, region]
    for language, region in known:
        regions.setdefault(region, known[language, region])
    others = ["%s-%s" % key for key in sorted(known) if known[key] != regions[key[1]]]
    scripts = [i for i in scripts if i.split("-")[0] in ("zh", "yue")]
    for name, text, items in [
        ("languagesWithHalves", "languages whose clock has twelve hours", languages),
        ("regionsWithHalves", "regions whose clock has", [r for r in sorted(regions) if regions[r]]),
        ("otherClocks", "languages that have another clock than their region, or script", scripts + others),
    ]:
        print("\n  /// The %s.\n  static let %s = \"\"\"" % (text, name))
        print("    %s\n    \"\"\"" % " \\\n    ".join(textwrap.wrap(" ".join(items), 90)))
    print("\n  /// The halves of a day where they are not AM and PM after the time.")
    print("  static let halves: [String: DayHalves] = [")
    for name in ["en-001"] + [i for i in names if "_" not in i]:
        locale = Locale.parse(LOCALES[name] if "-" in name else name)
        pattern = time_pattern(locale)
        if "h" not in pattern:
            skeleton = locale.datetime_skeletons.get("hm")
            pattern = re.sub("'[^']*'", "", str(skeleton.pattern)) if skeleton else "h a"
        before = re.match("[^hK]*a([^hK]*)", pattern)
        between = ", before: %s" % quoted(" " if " " in before[1] else "") if before else ""
        periods = locale.day_periods["format"]
        words = periods["wide" if name == "ko" else "abbreviated"]
        used = cycles.get(name) or any(v for k, v in cycles.items() if k.startswith(name + "_"))
        if not (used or before or name in LOCALES):
            continue
        if before or (words["am"], words["pm"]) != ("AM", "PM"):
            print(
                '    "%s": DayHalves(%s, %s%s),'
                % (name, quoted(words["am"]), quoted(words["pm"]), between)
            )
    print("  ]")


def fractions():
    found = {
        code: rule[0]
        for code, rule in sorted(babel.core.get_global("currency_fractions").items())
        if rule[0] != 2
    }
    print("\n  /// The digits after the decimal separator of the currencies that have not two.")
    pairs = ", ".join('"%s": %d' % item for item in found.items())
    print("  static let fractionDigits: [String: Int] = [%s]" % pairs)


def main(part):
    """The languages of Latin letters, and the licence, or all the rest."""
    tags = list(LOCALES)
    middle = tags.index("ru")
    print("// Written by `Tests/Locales/generate.py` from Unicode's CLDR. ", end="")
    if part == "latin":
        print("Its licence:\n//")
        folder = os.path.dirname(babel.__file__)
        with open(os.path.join(folder, "locale-data", "LICENSE.unicode")) as file:
            for line in file.read().strip().splitlines():
                print(("// " + line).rstrip())
    else:
        print("Its licence is at the")
        print("// beginning of LocaleFormats+CLDR.swift.")
    print("\nextension LocaleFormats {")
    if part == "latin":
        formats("latin", tags[:middle])
    else:
        formats("others", tags[middle:])
        orders()
        clocks()
        fractions()
    print("}")


main(*sys.argv[1:])
