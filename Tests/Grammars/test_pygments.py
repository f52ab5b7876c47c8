"""The Pygments lexer takes each token for what the compiler's lexer takes it for."""

import sys

import pytest
from classes import compare
from pygments.token import (
    Comment, Error, Keyword, Literal, Name, Number, Operator, Punctuation, String,
)
from sources import ROOT, files, text

sys.path.insert(0, str(ROOT / "Grammar/editors/pygments"))

from ctl_lexer import CtlLexer  # noqa: E402

CLASSES = [
    (Comment.Special, "documentation"), (Comment, "comment"), (Keyword.Constant, "literal"),
    (Keyword.Type, "name"), (Keyword, "keyword"), (Literal.Color, "color"), (Error.Color, "color"),
    (String, "string"), (Number, "number"), (Name, "name"), (Operator, "operator"),
    (Punctuation, "punctuation"),
]


def classify(token):
    return next((name for kind, name in CLASSES if token in kind), None)


@pytest.mark.parametrize("path", files(), ids=str)
def test_tokens_agree_with_the_lexer(path):
    source = text(path)
    classes = []
    for _, token, value in CtlLexer().get_tokens_unprocessed(source):
        classes += [{classify(token)}] * len(value)
    compare(source, classes)
