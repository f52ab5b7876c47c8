"""Emacs gives each token the face of what the compiler's lexer takes it for."""

import json
import shutil
import subprocess

import pytest
from classes import compare
from sources import ROOT, files, text

FOLDER = ROOT / "Grammar/editors/emacs"
# Operators and punctuation have no face; numbers share theirs with literals.
OTHERS = {"name", "punctuation", "operator"}
FACES = {
    "font-lock-comment-face": {"comment", "documentation"},
    "font-lock-comment-delimiter-face": {"comment", "documentation"},
    "font-lock-doc-face": {"documentation"},
    "font-lock-string-face": {"string"},
    "font-lock-keyword-face": {"keyword"},
    "font-lock-constant-face": {"literal", "number", "color"},
}

# The faces of a file's characters, as runs.
DUMP = """
(require 'json)
(require 'ctl-mode)
(defun dump (source target)
  (with-temp-buffer
    (insert-file-contents source)
    (ctl-mode)
    (font-lock-ensure)
    (let ((faces nil) (place (point-min)))
      (while (< place (point-max))
        (let ((next (next-single-property-change place 'face nil (point-max))))
          (push (list (- next place) (format "%s" (get-text-property place 'face))) faces)
          (setq place next)))
      (let ((text (json-encode (vconcat (nreverse faces)))))
        (with-temp-file target (insert text))))))
"""


@pytest.fixture(scope="module")
def faces(tmp_path_factory):
    """What one Emacs says about all files."""
    emacs = shutil.which("emacs")
    if emacs is None:
        pytest.skip("there is no Emacs")
    folder = tmp_path_factory.mktemp("emacs")
    script = [DUMP]
    for index, path in enumerate(files()):
        (folder / f"{index}.ctl").write_text(text(path))
        script.append(f'(dump "{folder}/{index}.ctl" "{folder}/{index}.json")')
    (folder / "dump.el").write_text("\n".join(script) + "\n")
    subprocess.run(
        [emacs, "-Q", "--batch", "-L", str(FOLDER), "-l", str(folder / "dump.el")],
        check=True, timeout=300, stdin=subprocess.DEVNULL,
    )
    return folder


@pytest.mark.parametrize("index", range(len(files())), ids=[str(path) for path in files()])
def test_faces_agree_with_the_lexer(faces, index):
    classes = []
    for count, face in json.loads((faces / f"{index}.json").read_text()):
        classes += [FACES.get(face, OTHERS)] * count
    compare(text(files()[index]), classes)
