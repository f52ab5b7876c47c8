"""The gallery, opened from the disk."""

import json
import shutil

import pytest
from conftest import HOSTILE_SOURCE, ROOT, complaints, fits, names, run
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

CHANGING = """
/// Sends a letter.
screen Letter "Letter" {
  var isReady: Bool = false
  action send()
  toolbar { button "Send" { isEnabled: isReady; on touchUpInside -> send() } }
  content { label "Dear friend" }
}
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    folder = tmp_path_factory.mktemp("project")
    for name in ["ReaderSettings", "Theme", "Components", "MailComposer"]:
        shutil.copy(ROOT / f"Samples/{name}.ctl", folder)
    (folder / "Hostile.ctl").write_text(HOSTILE_SOURCE)
    (folder / "Letter.ctl").write_text(CHANGING)
    (folder / "Broken.ctl").write_text("screen Broken { slidr {} }\n")
    return folder


@pytest.fixture(scope="module")
def site(project):
    run("gallery", ".", "-o", "site", cwd=project, status=1)
    return project / "site"


def open_index(browser, site):
    browser.get((site / "index.html").as_uri())


def cards(browser):
    return [card for card in browser.find_elements(By.CSS_SELECTOR, ".card") if card.is_displayed()]


def keys(browser, *names):
    for name in names:
        browser.switch_to.active_element.send_keys(name)


def test_every_picture_is_drawn(browser, site):
    pages = sorted((site / "screens").glob("*.html"))
    assert len(pages) >= 5
    for page in [site / "index.html", *pages]:
        browser.get(page.as_uri())
        broken = browser.execute_async_script(
            """
            const done = arguments[0];
            const images = Array.from(document.images);
            for (const image of images) image.loading = "eager";
            Promise.all(images.map((image) => image.decode().then(() => null, () => image.src)))
              .then((all) => done(all.filter(Boolean)));
            """
        )
        assert broken == []


def test_hostile_texts_do_nothing(browser, site):
    for page in [site / "index.html", *(site / "screens").glob("Hostile-*.html")]:
        browser.get(page.as_uri())
        assert browser.execute_script("return window.hurt") is None
        assert "onerror=window.hurt" in browser.find_element(By.TAG_NAME, "body").text
        assert "\u202e" not in browser.page_source
        assert len(browser.find_elements(By.TAG_NAME, "script")) == 1


def test_search_filter_and_keys(browser, site):
    open_index(browser, site)
    everything = len(cards(browser))
    browser.find_element(By.TAG_NAME, "body").click()
    keys(browser, "/", "reader")
    assert [card.text.split("\n")[0] for card in cards(browser)] == ["Reader Settings"]
    keys(browser, Keys.ARROW_DOWN)
    keys(browser, Keys.ENTER)
    assert "screens/ReaderSettings-" in browser.current_url
    keys(browser, Keys.ESCAPE)
    assert browser.current_url.endswith("index.html")
    for name, expected in [("errors", 1), ("all", everything)]:
        browser.find_element(By.CSS_SELECTOR, f"[data-filter={name}]").click()
        assert len(cards(browser)) == expected
    browser.find_element(By.CSS_SELECTOR, "[data-filter=states]").click()
    assert 0 < len(cards(browser)) < everything


def test_a_page_has_everything(browser, site):
    (page,) = (site / "screens").glob("Letter-*.html")
    browser.get(page.as_uri())
    text = browser.find_element(By.TAG_NAME, "body").text
    for part in ["Sends a letter.", "isReady: Bool = false", "send()", "isReady=true", "Dear friend"]:
        assert part in text, part
    captions = [item.text for item in browser.find_elements(By.TAG_NAME, "figcaption")]
    assert {"iPhone", "iPad", "dark", "ar", "isReady=true"} <= set(captions)
    browser.find_element(By.CSS_SELECTOR, "[data-filter=state]").click()
    shown = [f for f in browser.find_elements(By.TAG_NAME, "figure") if f.is_displayed()]
    assert [figure.text for figure in shown] == ["isReady=true"]
    (broken,) = (site / "screens").glob("Broken-*.html")
    browser.get(broken.as_uri())
    assert "slidr" in browser.find_element(By.TAG_NAME, "article").text


@pytest.mark.parametrize("width", [320, 700])
def test_narrow_windows(browser, site, width):
    for page in [site / "index.html", *(site / "screens").glob("*.html")]:
        browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False},
        )
        browser.get(page.as_uri())
        assert fits(browser), page.name
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_what_assistive_technology_reads(browser, site):
    (page,) = (site / "screens").glob("Letter-*.html")
    for address in [site / "index.html", page]:
        browser.get(address.as_uri())
        read = names(browser)
        for role in ["link", "button", "searchbox", "heading"]:
            assert all(name for kind, name in read if kind == role), role
        assert ("heading", "Letter") in read or any(kind == "searchbox" for kind, _ in read)
    assert any(kind == "image" and name == "Letter: dark" for kind, name in read)


def test_axe_finds_nothing(browser, site):
    pages = [site / "index.html", *(site / "screens").glob("*.html")]
    for page in pages:
        browser.get(page.as_uri())
        assert complaints(browser) == [], page.name


def test_errors_are_named_beside_the_status(tmp_path):
    (tmp_path / "Broken.ctl").write_text('screen S {\n  content { lable "x" }\n}\n')
    found = run("gallery", ".", "-o", "site", cwd=tmp_path, status=1).stderr
    assert "1 screen in" in found and "`ctl check` show" in found


def test_only_changed_screens_are_drawn_again(project, site):
    def drawn():
        return int(run("gallery", ".", "-o", "site", cwd=project, status=1).stderr.split(", ")[1].split()[0])

    assert drawn() == 0
    letter = project / "Letter.ctl"
    letter.write_text(CHANGING.replace("Dear friend", "Dear all"))
    assert drawn() == 1
    (project / "More.ctl").write_text('screen More "More" { content { label "More" } }\n')
    assert drawn() == 1
    (project / "More.ctl").unlink()
    drawn()
    assert not list(site.glob("**/More-*"))
    letter.write_text(CHANGING)
    drawn()


def test_a_comparison(browser, project, tmp_path):
    def git(*arguments):
        import subprocess

        subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments],
            cwd=project, check=True, capture_output=True,
        )  # fmt: skip

    git("init", "-q")
    (project / ".gitignore").write_text("site\n")
    (project / "Broken.ctl").unlink()
    git("add", ".")
    git("commit", "-q", "-m", "one")
    same = run("gallery", ".", "-o", "site", "--against", "HEAD", "--summary", "-", cwd=project)
    assert "No screen looks different" in same.stdout
    # A line that moves changes nothing.
    letter = project / "Letter.ctl"
    letter.write_text("\n\n" + CHANGING)
    run("gallery", ".", "-o", "site", "--against", "HEAD", cwd=project)
    letter.write_text(CHANGING.replace("Dear friend", "Dear all"))
    (project / "New.ctl").write_text('screen New "New" { content { label "New" } }\n')
    (project / "MailComposer.ctl").unlink()
    index = (project / ".git/index").read_bytes()
    done = run(
        "gallery", ".", "-o", "site", "--against", "HEAD", "--summary", "-", cwd=project, status=1
    )
    assert (project / ".git/index").read_bytes() == index
    assert "**1 changed**, 1 new" in done.stdout and "| New | New\\.ctl | new |" in done.stdout or (
        "| New |" in done.stdout
    )
    assert "gone" in done.stdout and "Letter" in done.stdout
    (page,) = (project / "site/screens").glob("Letter-*.html")
    browser.get(page.as_uri())
    changes = browser.find_elements(By.CLASS_NAME, "change")
    assert changes and len(changes[0].find_elements(By.TAG_NAME, "img")) == 6
    # The former project as a folder says the same.
    former = tmp_path / "former"
    former.mkdir()
    git("--work-tree", str(former), "checkout", "HEAD", "--", ".")
    done = run(
        "gallery", ".", "-o", "site", "--against", former, "--summary", "summary.md",
        cwd=project, status=1,
    )  # fmt: skip
    assert "**1 changed**, 1 new, 1 gone" in (project / "summary.md").read_text()
    wrong = run("gallery", ".", "-o", "site", "--against", "nothing", cwd=project, status=2)
    assert "nothing" in wrong.stderr


def test_the_manifest_does_not_trust_itself(project, site, tmp_path):
    outside = tmp_path / "keep.svg"
    outside.write_text("keep")
    manifest = json.loads((site / "manifest.json").read_text())
    manifest["screens"]["x"] = {"inputs": "", "files": [f"../{outside.name}", str(outside)]}
    (site / "manifest.json").write_text(json.dumps(manifest))
    run("gallery", ".", "-o", "site", cwd=project)
    assert outside.read_text() == "keep"
