"""Vim's syntax gives each token the colour of what the compiler's lexer takes it for."""

import json
import shutil
import subprocess

import pytest
from classes import compare
from sources import ROOT, files, text

FOLDER = ROOT / "Grammar/editors/vim"
GROUPS = {
    "ctlBlockComment": {"comment"}, "ctlLineComment": {"comment"}, "ctlTodo": {"comment"},
    "ctlDocumentation": {"documentation"}, "ctlString": {"string"}, "ctlEscape": {"string"},
    "ctlNumber": {"number"}, "ctlColor": {"color"}, "ctlMistake": {"color"}, "ctlConstant": {"literal"},
    "ctlDeclaration": {"keyword"}, "ctlStatement": {"keyword"}, "ctlSection": {"keyword"},
    "ctlOperator": {"operator"}, "ctlAttribute": {"operator", "name"},
    # Parentheses, also those of interpolations.
    "ctlDelimiter": {"punctuation", "string"},
}
OTHERS = {"name", "punctuation"}

# The names of the groups of a file's characters, line by line.
DUMP = """
function! Dump(source, target) abort
  execute 'edit!' fnameescape(a:source)
  let l:lines = []
  for l:line in range(1, line('$'))
    let l:names = []
    for l:column in range(1, col([l:line, '$']) - 1)
      call add(l:names, synIDattr(synID(l:line, l:column, 1), 'name'))
    endfor
    call add(l:lines, l:names)
  endfor
  call writefile([json_encode(l:lines)], a:target)
endfunction
"""


@pytest.fixture(scope="module")
def groups(tmp_path_factory):
    """What one Vim says about all files."""
    vim = shutil.which("vim")
    if vim is None:
        pytest.skip("there is no Vim")
    folder = tmp_path_factory.mktemp("vim")
    script = [DUMP]
    for index, path in enumerate(files()):
        (folder / f"{index}.ctl").write_text(text(path))
        script.append(f"call Dump('{folder}/{index}.ctl', '{folder}/{index}.json')")
    (folder / "dump.vim").write_text("\n".join(script) + "\nqall!\n")
    # Vim leaves very long lines without colours unless it is told otherwise.
    setup = (
        f"set nocompatible encoding=utf-8 regexpengine=0 runtimepath^={FOLDER} fileformats=unix"
        " synmaxcol=0"
    )
    subprocess.run(
        [vim, "-Nu", "NONE", "-es", "-c", setup, "-c", "filetype on | syntax on",
         "-S", str(folder / "dump.vim")],
        check=False, timeout=300, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
    )
    return folder


@pytest.mark.parametrize("index", range(len(files())), ids=[str(path) for path in files()])
def test_groups_agree_with_the_lexer(groups, index):
    source = text(files()[index])
    classes = []
    for line, names in zip(source.split("\n"), json.loads((groups / f"{index}.json").read_text())):
        column = 0
        for character in line:
            classes.append(GROUPS.get(names[column], OTHERS))
            column += len(character.encode())
        classes.append(OTHERS)
    compare(source, classes)
