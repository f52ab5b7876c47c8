"""The tree-sitter parser reads what the compiler's parser reads, and makes the same tree of it."""

import ctypes
import json
import re
import shutil
import subprocess

import pytest
from classes import compare
from sources import ROOT, files, run, spans, text
from tree_sitter import Language, Parser, Query, QueryCursor

FOLDER = ROOT / "Grammar/tree-sitter"
BROKEN = {"Tests/FormatterTests/Goldens/Broken.ctl"}
SOURCES = [path for path in files() if str(path) not in BROKEN]

# Nodes of the compiler's tree, by their names here. Chains of operators and suffixes have another
# shape, and names are no nodes of their own.
KINDS = {
    "importDeclaration": "import_declaration", "screenDeclaration": "screen_declaration",
    "componentDeclaration": "component_declaration", "enumDeclaration": "enum_declaration",
    "appearanceDeclaration": "appearance_declaration", "enumCase": "enum_case",
    "recordDeclaration": "record_declaration", "recordField": "record_field",
    "variableDeclaration": "variable_declaration", "parameters": "parameters",
    "constantDeclaration": "constant_declaration", "parameter": "parameter",
    "actionDeclaration": "action_declaration", "eventDeclaration": "event_declaration",
    "taskDeclaration": "task_declaration",
    "attribute": "attribute", "ruleCode": "rule_code", "access": "access", "element": "element",
    "property": "property", "stateKeys": "state_keys", "binding": "binding",
    "handler": "handler", "eventParameters": "event_parameters", "actionCall": "action_call",
    "ifStatement": "if_statement", "elseClause": "else_clause", "forStatement": "for_statement",
    "slot": "slot", "styleDeclaration": "style_declaration",
    "accessibility": "accessibility", "layout": "layout", "constraint": "constraint",
    "equation": "equation", "priority": "priority", "namedType": "named_type",
    "listType": "list_type", "optionalType": "optional_type", "numberLiteral": "number",
    "quantityLiteral": "quantity", "colorLiteral": "color", "stringLiteral": "string",
    "interpolatedString": "string", "boolLiteral": "boolean", "nilLiteral": "nil",
    "caseExpression": "case", "listExpression": "list", "parenthesized": "parenthesized",
    "prefixExpression": "prefix_expression", "conditionalExpression": "conditional_expression",
    "indexSuffix": None, "memberSuffix": None, "arguments": "arguments", "argument": "argument",
}

# A capture, and the classes of tokens that it may be.
CAPTURES = {
    "comment": {"comment"}, "comment.documentation": {"documentation"}, "string": {"string"},
    "string.escape": {"string"}, "punctuation.special": {"string"}, "number": {"number"},
    "constant.builtin": {"color", "literal"}, "constant.builtin.boolean": {"literal"},
    "keyword": {"keyword"}, "keyword.control": {"keyword"}, "operator": {"operator"},
    "attribute": {"operator", "name"}, "punctuation.bracket": {"punctuation"},
    "punctuation.delimiter": {"punctuation"}, "none": set(),
}


@pytest.fixture(scope="module")
def parser(tmp_path_factory):
    compiler = shutil.which("cc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("there is no C compiler")
    target = tmp_path_factory.mktemp("parser") / "ctl.so"
    sources = [str(FOLDER / "src" / name) for name in ("parser.c", "scanner.c")]
    subprocess.run(
        [compiler, "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-I", str(FOLDER / "src"),
         "-o", str(target), *sources],
        check=True,
    )
    return target


@pytest.fixture(scope="module")
def language(parser):
    library = ctypes.CDLL(str(parser))
    library.tree_sitter_ctl.restype = ctypes.c_void_p
    capsule = ctypes.pythonapi.PyCapsule_New
    capsule.restype = ctypes.py_object
    capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
    return Language(capsule(library.tree_sitter_ctl(), b"tree_sitter.Language", None))


def walk(node):
    yield node
    for child in node.children:
        yield from walk(child)


def nodes_of_compiler(source):
    found = []
    for line in run("dump", "syntax", source=source).split("\n"):
        words = line.split()
        if words and KINDS.get(words[0]):
            start, _, end = words[1].partition("..<")
            found.append((int(start), int(end), KINDS[words[0]]))
    return sorted(found)


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_trees_agree_with_the_compiler(language, path):
    source = text(path)
    tree = Parser(language).parse(source.encode())
    assert not tree.root_node.has_error
    names = set(KINDS.values())
    found = sorted(
        (node.start_byte, node.end_byte, node.type)
        for node in walk(tree.root_node) if node.is_named and node.type in names
    )
    assert found == nodes_of_compiler(source)


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_highlights_agree_with_the_lexer(language, path):
    source = text(path)
    encoded = source.encode()
    query = Query(language, (FOLDER / "queries/highlights.scm").read_text())
    captures = []
    for pattern, match in QueryCursor(query).matches(Parser(language).parse(encoded).root_node):
        for name, nodes in match.items():
            captures += [(node.start_byte, -node.end_byte, pattern, name) for node in nodes]
    names = [None] * len(encoded)
    for start, end, _, name in sorted(captures):
        names[start:-end] = [name] * (-end - start)
    classes = []
    place = 0
    for index, character in enumerate(source):
        classes.append(CAPTURES.get(names[place], {"name"} if names[place] else set()))
        # The two tokens of `?.` are one operator here.
        if names[place] == "operator" and source[index - 1:index + 1] == "?.":
            classes[-1] = {"punctuation"}
        place += len(character.encode())
    compare(source, classes)

# Without comments in the middle of members, which break lines where no person would.
TIDY = [
    path for path in SOURCES
    if path.name != "Comments.ctl" and not (path.stem.isdigit() and int(path.stem) % 3 == 2)
]


def captures(language, name, source):
    """The nodes of each capture of a query."""
    query = Query(language, (FOLDER / f"queries/{name}.scm").read_text())
    return QueryCursor(query).captures(Parser(language).parse(source.encode()).root_node)


def formatted(path):
    return run("format", source=text(path))


@pytest.mark.parametrize("path", TIDY, ids=str)
def test_folds_are_brackets_and_comments_over_lines(language, path):
    source = formatted(path)
    encoded = source.encode()
    open_brackets, expected = [], set()
    row = lambda offset: encoded.count(b"\n", 0, offset)  # noqa: E731
    for start, end, kind in spans(run("dump", "tokens", source=source)):
        if kind.startswith("left"):
            open_brackets.append(start)
        elif kind.startswith("right"):
            expected.add((row(open_brackets.pop()), row(end)))
        elif kind == "blockComment":
            expected.add((row(start), row(end)))
    found = {
        (node.start_point.row, node.end_point.row)
        for node in captures(language, "folds", source).get("fold", [])
    }
    assert {(a, b) for a, b in found if a < b} == {(a, b) for a, b in expected if a < b}


@pytest.mark.parametrize("path", TIDY, ids=str)
def test_indents_are_those_of_the_formatter(language, path):
    """Counted as Neovim counts; lines that go on with an expression are left to the formatter."""
    source = formatted(path)
    found = captures(language, "indents", source)
    root = Parser(language).parse(source.encode()).root_node
    begins = {(node.start_byte, node.end_byte) for node in found.get("indent.begin", [])}
    branches = {(node.start_byte, node.end_byte) for node in found.get("indent.branch", [])}
    offset = 0
    for row, line in enumerate(source.split("\n")):
        start = offset + len(line.encode()) - len(line.lstrip().encode())
        offset += len(line.encode()) + 1
        if not line.strip():
            continue
        node = root.descendant_for_byte_range(start, start + 1)
        if node.type.endswith("comment") or (node.start_byte < start):
            continue
        rows = set()
        is_continued = node.type == "where" or (
            node.type == "." and node.parent.type == "member_expression")
        parent = node
        while parent is not None:
            if parent.start_point.row < row:
                if (parent.start_byte, parent.end_byte) in begins:
                    rows.add(parent.start_point.row)
                is_continued |= parent.type in ("binary_expression", "conditional_expression")
            parent = parent.parent
        if is_continued:
            continue
        level = len(rows) - ((node.start_byte, node.end_byte) in branches)
        assert len(line) - len(line.lstrip()) == 2 * level, f"line {row + 1}: {line}"


# Nodes of the compiler that declare the name inside them.
DECLARATIONS = {
    "screenDeclaration", "componentDeclaration", "enumDeclaration", "enumCase",
    "recordDeclaration", "recordField", "variableDeclaration", "constantDeclaration",
    "actionDeclaration", "eventDeclaration", "taskDeclaration", "parameter", "element",
    "eventParameters", "forStatement", "ifStatement", "condition", "slot", "styleDeclaration",
}


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_locals_are_what_the_compiler_declares(language, path):
    source = text(path)
    parents, expected = [], []
    for line in run("dump", "syntax", source=source).split("\n"):
        words = line.split()
        depth = len(line) - len(line.lstrip())
        while parents and parents[-1][0] >= depth:
            parents.pop()
        if words and words[0] == "name" and parents and parents[-1][1] in DECLARATIONS:
            start, _, end = words[1].partition("..<")
            expected.append((int(start), int(end)))
            # The second name of a style is that of its kind.
            if parents[-1][1] == "styleDeclaration":
                parents[-1] = (parents[-1][0], "kind")
        if words:
            parents.append((depth, words[0]))
    found = captures(language, "locals", source)
    definitions = [
        (node.start_byte, node.end_byte)
        for name, nodes in found.items() if name.startswith("local.definition.") for node in nodes
    ]
    assert sorted(definitions) == sorted(expected)


def cases():
    """The cases of the corpus: a name, a source and a tree."""
    for path in sorted((FOLDER / "test/corpus").glob("*.txt")):
        parts = re.split(r"(?m)^=+\n(.*)\n=+\n", path.read_text())[1:]
        for name, body in zip(parts[::2], parts[1::2]):
            source, _, tree = body.partition("\n---\n")
            yield pytest.param(source.strip("\n") + "\n", tree, id=name)


def shape(tree):
    """A tree as text without white space, fields left out where the corpus has none."""
    return re.sub(r"\s+", " ", tree).replace(" )", ")").replace("( ", "(").strip()


@pytest.mark.parametrize(("source", "tree"), list(cases()))
def test_corpus(language, source, tree):
    assert shape(str(Parser(language).parse(source.encode()).root_node)) == shape(tree)


# What the generator makes of the functions that a grammar calls.
DSL = """
  const rule = (value) =>
    typeof value === 'string' ? { type: 'STRING', value }
    : value instanceof RegExp ? { type: 'PATTERN', value: value.source } : value;
  const one = (type) => (content) => ({ type, content: rule(content) });
  const many = (type) => (...members) => ({ type, members: members.map(rule) });
  const level = (type) => (value, content) => content === undefined
    ? { type, value: 0, content: rule(value) } : { type, value, content: rule(content) };
  Object.assign(global, {
    choice: many('CHOICE'), seq: many('SEQ'), repeat: one('REPEAT'), token: one('TOKEN'),
    optional: (content) => choice(content, { type: 'BLANK' }),
    field: (name, content) => ({ type: 'FIELD', name, content: rule(content) }),
    alias: (content, name) =>
      ({ type: 'ALIAS', content: rule(content), named: true, value: name.name }),
    prec: level('PREC'),
  });
  prec.left = level('PREC_LEFT');
  prec.right = level('PREC_RIGHT');
  token.immediate = one('IMMEDIATE_TOKEN');
  const $ = new Proxy({}, { get: (_, name) => ({ type: 'SYMBOL', name }) });
  global.grammar = ({ rules, extras, externals }) => console.log(JSON.stringify({
    rules: Object.fromEntries(Object.entries(rules).map(([name, make]) => [name, rule(make($))])),
    extras: extras($).map(rule), externals: externals($).map(rule),
  }));
  require(process.argv[1]);
"""


def test_parser_is_made_from_the_grammar():
    """`src` holds what `tree-sitter generate` made of `grammar.js` as it is."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node")
    command = [node, "-e", DSL, str(FOLDER / "grammar.js")]
    grammar = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    made = json.loads((FOLDER / "src/grammar.json").read_text())
    for part, value in grammar.items():
        assert made[part] == value


NEOVIM = """
vim.opt.runtimepath:append(arg_site)
vim.cmd("edit " .. arg_file)
local root = vim.treesitter.get_parser(0, "ctl"):parse()[1]:root()
local get = vim.treesitter.query and vim.treesitter.query.get or vim.treesitter.get_query
local counts = { tostring(root:has_error()) }
for _, name in ipairs({ "highlights", "folds", "indents", "locals" }) do
  local count = 0
  for _ in get("ctl", name):iter_captures(root, 0) do count = count + 1 end
  table.insert(counts, tostring(count > 20))
end
vim.fn.writefile(counts, arg_site .. "/counts")
"""


def test_neovim_takes_the_parser_and_the_queries(parser, tmp_path):
    """As the README says; Neovim has predicates and limits of its own."""
    editor = shutil.which("nvim")
    if editor is None:
        pytest.skip("there is no Neovim")
    shutil.copytree(FOLDER / "queries", tmp_path / "queries/ctl")
    (tmp_path / "parser").mkdir()
    shutil.copy(parser, tmp_path / "parser/ctl.so")
    sample = ROOT / "Samples/ReaderSettings.ctl"
    script = tmp_path / "script.lua"
    script.write_text(f"local arg_site, arg_file = '{tmp_path}', '{sample}'\n{NEOVIM}")
    subprocess.run(
        [editor, "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", f"luafile {script}",
         "-c", "qa!"],
        check=True, capture_output=True, timeout=60,
    )
    assert (tmp_path / "counts").read_text().split() == ["false"] + ["true"] * 4
