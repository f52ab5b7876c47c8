#!/usr/bin/env python3
"""Puts small mistakes into a copy of the sources and counts those that the tests find.

    Tests/Mutations/mutate.py                 every mutant of mutants.txt
    Tests/Mutations/mutate.py 7 12            these only
    Tests/Mutations/mutate.py --folder PATH   in a copy that is there already, such as one that is built

All mutants are in one build; an environment variable turns one of them on. Each is looked for by the
tests nearest to its module first, then by all. The command fails when fewer than nine of ten are found.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Tests that look at the sources themselves, or at the copy, or at time.
SKIPPED = ["ArchitectureTests", "ManyProgramsTests", "filesAreNamedLikeTheirRules"]
SWITCH = """#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

func mutant(_ number: Int) -> Bool { number == chosen }
private let chosen = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
"""
# The test targets that are nearest to a folder of `Sources`.
NEAREST = {
    "Text": ["TextTests", "DiagnosticsTests", "LanguageServerTests"],
    "Diagnostics": ["DiagnosticsTests", "CommandLineTests"],
    "Syntax": ["SyntaxTests", "ReferenceTests"],
    "Formatter": ["FormatterTests", "FuzzTests"],
    "Catalogue": ["CatalogueTests", "CheckerTests", "ReferenceTests", "RulesTests"],
    "Checker": ["CheckerTests", "ReferenceTests", "RulesTests", "EditorTests", "MissionTests"],
    "Rules": ["RulesTests", "ReferenceTests", "MissionTests"],
    "Layout": ["LayoutTests", "RulesTests", "PictureTests", "MissionTests"],
    "Workspace": ["WorkspaceTests", "CommandLineTests"],
    "Generator": ["GeneratorTests.GoldenTests", "GeneratorTests", "MissionTests"],
    "Terminal": ["TerminalTests", "PreviewTests", "MissionTests"],
    "Picture": ["PictureTests", "MissionTests"],
    "InterfaceBuilder": ["InterfaceBuilderTests"],
    "Editor": ["EditorTests"],
    "LanguageServer": ["LanguageServerTests"],
    "Preview": ["PreviewTests", "MissionTests"],
    "CtlRuntime": ["CtlRuntimeTests", "TerminalTests", "MissionTests"],
    "Grammars": ["GrammarsTests"],
    "Gallery": ["GalleryTests", "CommandLineTests"],
    "LivePage": ["LivePageTests"],
    "CommandLine": ["CommandLineTests"],
    "ctl": ["CommandLineTests"],
}


def mutants():
    lines = (ROOT / "Tests/Mutations/mutants.txt").read_text().splitlines()
    for line in lines:
        if line and not line.startswith("#"):
            path, code, new = (part.strip() for part in (line + " ").split(" | "))
            yield path, code, new


def put(folder, number, path, code, new):
    """Puts a mutant in, beside what it replaces."""
    file = folder / "Sources" / path
    text = file.read_text()
    before, old, after = re.fullmatch(r"(.*?)\[\[(.*)\]\](.*)", code).groups()
    if text.count(before + old + after) != 1:
        sys.exit(f"{path}: `{before}{old}{after}` is not there once")
    if new:
        both = f"(mutant({number}) ? ({new}) : ({old}))"
    else:
        both = f"if !mutant({number}) {{ {old} }}"
    file.write_text(text.replace(before + old + after, before + both + after))
    (file_of_module(folder, path)).write_text(SWITCH)


def file_of_module(folder, path):
    return folder / "Sources" / path.split("/")[0] / "Mutants.swift"


def test(folder, number, names):
    """Whether the tests pass; a trap and a minute without an end are no success."""
    command = ["swift", "test", "--skip-build", "--quiet", "--skip", "|".join(SKIPPED)]
    if names:
        command += ["--filter", "|".join(names)]
    environment = dict(os.environ, MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
    try:
        return not subprocess.run(
            command, cwd=folder, env=environment, timeout=1200, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL).returncode
    except subprocess.TimeoutExpired:
        return False


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("numbers", nargs="*", type=int)
    parser.add_argument("--folder", type=pathlib.Path)
    parser.add_argument("--nearest", action="store_true", help="only the nearest tests")
    arguments = parser.parse_args()
    all_mutants = list(enumerate(mutants(), 1))
    chosen = [row for row in all_mutants if not arguments.numbers or row[0] in arguments.numbers]
    folder = arguments.folder or ROOT / ".build/mutations"
    if not arguments.folder:
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(".build", ".git"))
    if not file_of_module(folder, all_mutants[0][1][0]).exists():
        for number, mutant in all_mutants:
            put(folder, number, *mutant)
    subprocess.run(["swift", "build", "--build-tests", "--quiet"], cwd=folder, check=True)
    if not test(folder, 0, sorted({name for names in NEAREST.values() for name in names})):
        sys.exit("the tests fail without a mutant")
    found = 0
    for number, (path, code, new) in chosen:
        lives = test(folder, number, NEAREST[path.split("/")[0]])
        if lives and not arguments.nearest:
            lives = test(folder, number, [])
        found += not lives
        print(f"{'LIVES' if lives else 'found'} {number} {path}: {code} | {new}", flush=True)
    print(f"{found} of {len(chosen)} are found")
    sys.exit(found < 0.9 * len(chosen))


if __name__ == "__main__":
    main()
