"""Writes what Unicode says of the order of texts: letters with marks, and Chinese characters by their sound.

    python3 Tests/Locales/order.py > Sources/CtlRuntime/Localization/TextOrder+CLDR.swift

It needs PyICU (Debian's `python3-icu`). The Chinese characters are those of GB 2312 and of level 1 of Big5; others
follow them by their code.
"""

import unicodedata

import icu

# Latin, Greek, Cyrillic, Vietnamese, kana.
RANGES = [(0xC0, 0x250), (0x370, 0x400), (0x400, 0x530), (0x1E00, 0x1F00), (0x3040, 0x3100)]


def marks():
    result = {}
    for start, end in RANGES:
        for code in range(start, end):
            parts = unicodedata.decomposition(chr(code)).split()
            if len(parts) == 2 and not parts[0].startswith("<"):
                letter, mark = (chr(int(part, 16)) for part in parts)
                result.setdefault(mark, []).append(chr(code) + letter)
    root = icu.Collator.createInstance(icu.Locale("root"))
    return sorted(result.items(), key=lambda item: root.getSortKey("a" + item[0]))


def encoded(codec, leads, trails):
    for lead in leads:
        for trail in trails:
            try:
                character = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            if "\u4e00" <= character <= "\u9fff":
                yield character


def chinese():
    characters = set(encoded("gb2312", range(0xB0, 0xF8), range(0xA1, 0xFF)))
    characters |= set(encoded("big5", range(0xA4, 0xC7), range(0x40, 0xFF)))
    return sorted(characters, key=icu.Collator.createInstance(icu.Locale("zh")).getSortKey)


def folded(text, indent, columns):
    for start in range(0, len(text), columns):
        print(indent + text[start : start + columns] + "\\")


def main():
    print("// Written by `Tests/Locales/order.py` from Unicode's data and CLDR. Their licence is at the")
    print("// beginning of LocaleFormats+CLDR.swift.\n")
    print("extension TextOrder {")
    print("  /// Marks from the least on, and the characters that have each, followed by what they are without.")
    print("  static let marked: [(mark: Unicode.Scalar, characters: String)] = [")
    for mark, pairs in marks():
        print('    (\n      "\\u{%X}",\n      """' % ord(mark))
        folded("".join(pairs), "      ", 80)
        print('\n      """\n    ),')
    print("  ]\n")
    print("  /// Chinese characters in the order of their sounds.")
    print('  static let chinese = """')
    folded("".join(chinese()), "    ", 48)
    print('\n    """')
    print("}")


main()
