"""Kate's syntax gives each token the colour of what the compiler's lexer takes it for."""

import pytest
from classes import compare
from kate import Grammar
from sources import ROOT, files, text

CLASSES = {
    "Comment": {"comment"}, "Documentation": {"documentation"}, "String": {"string"},
    "Escape": {"string"}, "Number": {"number"}, "Color": {"color"}, "Constant": {"literal"},
    "Error": {"color", "string"}, "Declaration": {"keyword"}, "Control Flow": {"keyword"},
    "Keyword": {"keyword"}, "Operator": {"operator"}, "Bracket": {"punctuation"},
    "Attribute": {"operator", "name", "punctuation"}, "Case": {"punctuation", "name"},
}


@pytest.fixture(scope="module")
def grammar():
    return Grammar(ROOT / "Grammar/editors/kate/ctl.xml")


@pytest.mark.parametrize("path", files(), ids=str)
def test_attributes_agree_with_the_lexer(grammar, path):
    source = text(path)
    compare(source, [CLASSES.get(name, {"name"}) for name in grammar.attributes_of(source)])
