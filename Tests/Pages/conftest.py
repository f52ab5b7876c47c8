"""The gallery and the live page in Debian's Chromium, driven by its own driver.

Without Chromium the tests are left out, unless `PAGES` says that they must run.
"""

import os
import pathlib
import shutil
import subprocess

import pytest
from axe_core_python.base import AXE_SCRIPT
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

ROOT = pathlib.Path(__file__).parents[2]
CTL = pathlib.Path(os.environ.get("CTL", ROOT / ".build/debug/ctl"))

HOSTILE = "</script><img src=x onerror=window.hurt=1>&quot;\\u{202E}live\\u{1}"

HOSTILE_SOURCE = f"""
screen Hostile "{HOSTILE}" {{
  var name: String = "{HOSTILE}"
  content {{
    label "{HOSTILE}"
    label "{'wide ' * 20_000}"
  }}
}}
"""


@pytest.fixture(scope="session")
def browser():
    chromium, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if not chromium or not driver:
        if os.environ.get("PAGES"):
            pytest.fail("Chromium and its driver are not installed")
        pytest.skip("Chromium and its driver are not installed")
    options = Options()
    options.binary_location = chromium
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    made = webdriver.Chrome(options=options, service=Service(driver))
    made.set_script_timeout(30)
    yield made
    made.quit()


@pytest.fixture(autouse=True)
def quiet(request):
    """No page may complain, whatever a test does."""
    if "browser" not in request.fixturenames:
        yield
        return
    chrome = request.getfixturevalue("browser")
    chrome.set_window_size(1200, 900)
    chrome.get_log("browser")
    yield
    said = [entry for entry in chrome.get_log("browser") if entry["level"] == "SEVERE"]
    # Browsers ask every server for a sign.
    assert [entry for entry in said if "favicon" not in entry["message"]] == []


def run(*arguments, cwd=None, status=0):
    done = subprocess.run(
        [CTL, *map(str, arguments)], cwd=cwd, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done


def names(browser):
    """What assistive technology reads of the page: role and name of all that can be used or seen."""
    browser.execute_cdp_cmd("Accessibility.enable", {})
    nodes = browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    result = []
    for node in nodes:
        if not node.get("ignored"):
            role = node.get("role", {}).get("value", "")
            result.append((role, node.get("name", {}).get("value", "")))
    return result


def complaints(browser):
    """What axe says against the page: every rule that holds for whole pages, in light and in dark."""
    found = []
    for scheme in ["light", "dark"]:
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        browser.execute_script(AXE_SCRIPT)
        result = browser.execute_async_script(
            "const done = arguments[0]; axe.run(document, { resultTypes: ['violations'] }).then(done);"
        )
        assert result["passes"], "axe looked at nothing"
        for violation in result["violations"]:
            for node in violation["nodes"]:
                found.append((scheme, violation["id"], node["html"], node["failureSummary"]))
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    return found


def fits(browser):
    """Whether the page is no wider than its window."""
    return browser.execute_script(
        "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
