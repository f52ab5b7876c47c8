"""The colours of Ctl for Pygments, and so for Sphinx, MkDocs and many wikis.

`pip install` of this folder makes the lexer known; `pygmentize -x -l ctl_lexer.py:CtlLexer FILE` uses
it without. The lists are generated; see Grammar/README.md.
"""

from pygments.lexer import RegexLexer, bygroups, include, words
from pygments.token import (
    Comment, Error, Keyword, Literal, Name, Number, Operator, Punctuation, String, Whitespace,
)

__all__ = ["CtlLexer"]

# BEGIN generated lists
DECLARATIONS = (
    "screen", "component", "enum", "record", "appearance", "var", "let", "action", "event",
    "task", "sample", "style"
)
STATEMENTS = (
    "import", "if", "else", "for", "in", "on"
)
SECTIONS = (
    "layout", "pin", "align", "accessibility", "binding", "slot"
)
LITERALS = (
    "true", "false", "nil"
)
TYPES = (
    "Bool", "Int", "Double", "String", "Color", "Image", "Date", "Duration", "Length", "Font"
)
FUNCTIONS = (
    "min", "max", "abs", "round", "pow", "count", "isEmpty", "prefix", "suffix", "contains",
    "firstIndex", "sum", "sorted", "reversed", "joined", "first", "last", "localized",
    "uppercased", "lowercased", "trimmed", "replacing", "localizedStandardContains",
    "hasPrefix", "hasSuffix", "startOfDay", "startOfMonth", "year", "month", "day",
    "weekday", "hour", "minute", "daysInMonth", "adding", "formatted", "custom", "system",
    "image", "resizable", "styled"
)
KINDS = (
    "actionSheet", "activityIndicator", "alert", "annotation", "button", "contactAddButton",
    "content", "datePicker", "detailDisclosureButton", "imageView", "infoButton", "label",
    "navigationBar", "networkActivityIndicator", "pageControl", "picker", "popover",
    "progressView", "refreshControl", "roundedRectangleButton", "row", "scrollView",
    "searchBar", "section", "segment", "segmentedControl", "slider", "stack", "statusBar",
    "stepper", "swipeAction", "switch", "tab", "tabBar", "table", "textField", "textView",
    "toolbar", "view", "volumeView", "wheel"
)
PROPERTIES = (
    "acceptsKeyboardInput", "accessory", "addsTo", "adjustment", "affects", "alignment",
    "allowsDirectSelection", "apportionsSegmentWidthsByContent", "attributedText",
    "automaticUpdates", "autorepeat", "axis", "background", "backgroundColor",
    "backgroundImage", "badgeValue", "bezel", "border", "borderStyle", "calendar", "changes",
    "choices", "clearButtonMode", "color", "content", "contentHorizontalAlignment",
    "contentInset", "contentMode", "contentOffset", "contentPositionAdjustment",
    "contentPositionChecked", "contentVerticalAlignment", "controls", "countDownDuration",
    "currentPage", "currentPageIndicatorTintColor", "date", "decorative", "decrementImage",
    "defersCurrentPageDisplay", "delegate", "describedBy", "device", "dividerImage",
    "duration", "editable", "emphasis", "familiar", "font", "footer", "frame", "height",
    "hidesForSinglePage", "hidesWhenStopped", "hint", "identifier", "image",
    "incrementImage", "inputMethod", "isAnimating", "isContinuous", "isCopyable",
    "isEnabled", "isHidden", "isHighlighted", "isMomentary", "isOn", "isPagingEnabled",
    "isPresented", "isRefreshing", "isRevealing", "isSecureTextEntry", "isSelected",
    "isUserInteractionEnabled", "isVisible", "item", "keyboardLanguage", "keyboardLayout",
    "keyboardType", "label", "leftView", "leftViewMode", "lines", "locale", "margins",
    "maxLength", "maximumDate", "maximumTrackImage", "maximumTrackTintColor", "maximumValue",
    "maximumValueImage", "message", "minimumDate", "minimumTrackImage",
    "minimumTrackTintColor", "minimumValue", "minimumValueImage", "minuteInterval", "mode",
    "numberOfLines", "numberOfPages", "onTintColor", "options", "orientation",
    "pageIndicatorTintColor", "pages", "placeholder", "placement", "presentation",
    "progress", "progressImage", "progressTintColor", "purpose", "renderingMode", "reveals",
    "revealsKind", "rightView", "rightViewMode", "role", "screen", "segments",
    "selectedIndex", "selectedRows", "selectedSegmentIndex", "selection", "showsAMPM",
    "showsHighlight", "showsValue", "size", "spacing", "states", "step", "stepValue",
    "style", "subtitle", "text", "textAlignment", "textColor", "thumbImage",
    "thumbTintColor", "timeZone", "tintColor", "title", "trackImage", "trackTintColor",
    "traits", "transition", "type", "value", "valueLabel", "values", "views", "wheels",
    "while", "width", "widthClass", "wraps"
)
# END generated

WORD = r"(?:[^\W\d]\w*|`[^`\s]*`)"
# Comments and white space on a line.
GAP = r"(?:[ \t]|/\*(?:[^*\n]|\*(?!/))*\*/)*"
# A keyword before a colon is the name of a property, and one behind a dot that of a member.
IS_NAME = rf"(?={GAP}(?::|<->))"
NO_NAME = rf"(?!{GAP}(?::|<->))"
PROPERTY = rf"(?={GAP}(?:\([^()\n]*\){GAP})?(?::|<->))"


def keywords(names):
    return words(names, prefix=r"(?<![\w.`])", suffix=rf"\b{NO_NAME}")


class CtlLexer(RegexLexer):
    """Screens in Ctl."""

    name = "Ctl"
    aliases = ["ctl"]
    filenames = ["*.ctl"]
    mimetypes = ["text/x-ctl"]

    tokens = {
        "root": [
            (r"\ufeff", Whitespace),
            (r"[{}]", Punctuation),
            (rf"(@)(\s*)({WORD})(\s*)(\()",
             bygroups(Operator, Whitespace, Name.Decorator, Whitespace, Punctuation), "attribute"),
            include("keywords"),
            (words(KINDS, prefix=r"(?<![\w.`])", suffix=rf'\b(?={GAP}(?:{WORD}{GAP})?["{{]|\s*$)'),
             Name.Tag),
            include("expression"),
        ],
        "keywords": [
            (keywords(DECLARATIONS), Keyword.Declaration),
            (keywords(STATEMENTS), Keyword),
            (keywords(SECTIONS), Keyword.Reserved),
        ],
        "expression": [
            (r"\s+", Whitespace),
            (r"///(?!/)[^\n]*", Comment.Special),
            (r"//[^\n]*", Comment.Single),
            (r"/\*", Comment.Multiline, "comment"),
            (r'"', String.Double, "string"),
            (r"#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\b", Literal.Color),
            (r"#\w*", Error.Color),
            (r"\$\d+", Name),
            (r"0[xX]\w+", Number.Hex),
            (r"\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d[\d_]*)?(?:[^\W\d](?:\w|\.\d)*)?", Number),
            (words(LITERALS, prefix=r"(?<![\w.`])", suffix=r"\b"), Keyword.Constant),
            (words(TYPES, prefix=r"(?<![\w.`])", suffix=r"\b"), Keyword.Type),
            (words(PROPERTIES, prefix=r"(?<![\w.`])", suffix=rf"\b{PROPERTY}"), Name.Attribute),
            (words(FUNCTIONS, prefix=r"(?<![\w.`])", suffix=r"\b(?=\s*\()"), Name.Builtin),
            (r"superview\b", Name.Builtin.Pseudo),
            (rf"(\.)(?![.<])([ \t]*)({WORD})", bygroups(Punctuation, Whitespace, Name.Constant)),
            (rf"{WORD}(?=\s*\()", Name.Function),
            (WORD, Name),
            (r"<->|->|\.\.\.|\.\.<|==|!=|<=|>=|&&|\|\||\?\?|[-+*/%=<>!?@]", Operator),
            (r"[()\[\]:;,.]", Punctuation),
        ],
        "comment": [
            (r"/\*", Comment.Multiline, "#push"),
            (r"\*/", Comment.Multiline, "#pop"),
            (r"[^/*]+|[/*]", Comment.Multiline),
        ],
        # A string ends on its line, whatever is open in it.
        "string": [
            (r'"|(?=\n)', String.Double, "#pop"),
            (r"\\\(", String.Interpol, "interpolation"),
            (r"""\\(?:["'\\ntr0]|u\{[0-9A-Fa-f]{1,8}\})""", String.Escape),
            (r"\\[^\n]?", String.Double),
            (r'[^"\\\n]+', String.Double),
        ],
        "interpolation": [
            (r"\)", String.Interpol, "#pop"),
            (r"(?=\n)", String.Interpol, "#pop"),
            (r"\(", Punctuation, "parentheses"),
            include("expression"),
        ],
        "parentheses": [
            (r"\)", Punctuation, "#pop"),
            (r"(?=\n)", Punctuation, "#pop"),
            (r"\(", Punctuation, "#push"),
            include("expression"),
        ],
        "attribute": [
            (r"\)", Punctuation, "#pop"),
            (rf"because{IS_NAME}", Name.Attribute),
            (rf"{WORD}(?:\s*[/-]\s*{WORD})+", Name.Decorator),
            include("expression"),
        ],
    }
