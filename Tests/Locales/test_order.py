"""The order of texts in drawings, against pyuca: another implementation of Unicode's collation."""

import os
import random
import subprocess
import xml.etree.ElementTree as ElementTree

from pyuca import Collator

CTL = os.environ.get("CTL", "ctl")
LATIN = "aábcçdeéèëfghiíjklmnñoóöpqrsštuüvwxyzžAÁBCDEÉÖÜŽ"
GREEK = "αάβγδεέζηήθικλμνξοόπρστυφχψωΑΒΓΔΩ"
CYRILLIC = "абвгдеёжзиклмнопрстуфхцчшщъыьэюяАБВЯ"


def ordered(words, tmp_path):
    written = ", ".join('"%s"' % word for word in words)
    file = tmp_path / "Order.ctl"
    file.write_text(
        "screen Order {\n  var words: [String] = [%s]\n  content {\n    for word in words.sorted() "
        '{ label shown "\\(word)" }\n  }\n}\n' % written
    )
    command = [CTL, "render", "--format", "svg", str(file)]
    picture = subprocess.run(command, capture_output=True, check=True).stdout
    elements = ElementTree.fromstring(picture).iter()
    return ["".join(e.itertext()).strip() for e in elements if e.get("data-name")]


def test_words_are_in_the_order_of_unicode(tmp_path):
    chance = random.Random(5)
    words = {
        "".join(chance.choice(letters) for _ in range(chance.randint(1, 4)))
        for letters in (LATIN, GREEK, CYRILLIC)
        for _ in range(300)
    }
    words = sorted(words)
    chance.shuffle(words)
    assert ordered(words, tmp_path) == sorted(words, key=Collator().sort_key)


def test_chinese_words_are_in_the_order_of_their_sounds(tmp_path):
    families = list("艾白陈邓方郭何江李马倪欧彭钱任孙唐王徐杨张")
    assert ordered(reversed(families), tmp_path) == families
