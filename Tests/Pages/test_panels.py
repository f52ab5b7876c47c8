"""The panels of the extension for Visual Studio Code, in the browser that it is made of.

The extension itself runs in `Tests/Clients`, with a stand-in of the editor; here are its pages.
"""

import http.client
import http.server
import shutil
import subprocess
import threading

import pytest
from conftest import CTL, ROOT, complaints
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from test_live import Live, SOURCE, element, until, variable

EXTENSION = ROOT / "Grammar/editors/vscode"
# What the editor gives to every page of a panel.
EDITOR = """<script>
window.told = [];
window.acquireVsCodeApi = () => ({ postMessage: (message) => window.told.push(message) });
</script>"""


def page_of_extension(name, *arguments):
    node = shutil.which("node")
    if not node:
        pytest.skip("Node is not installed")
    code = f"process.stdout.write(require('{EXTENSION}/pages.js').{name}(...process.argv.slice(1)))"
    html = subprocess.run([node, "-e", code, *arguments], capture_output=True, check=True, text=True).stdout
    return html.replace("<head>", "<head>" + EDITOR, 1)


class Server:
    """Shows a page, and beside it the live page as if it came from the same place: a page may be in
    a frame of its own origin, or of the editor."""

    def __init__(self, live=None):
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                if self.path == "/panel":
                    self.send_response(200)
                    self.send_header("Content-Type", "text/html; charset=utf-8")
                    self.end_headers()
                    self.wfile.write(outer.html.encode())
                else:
                    self.forward(None)

            def do_POST(self):
                self.forward(self.rfile.read(int(self.headers["Content-Length"])))

            def forward(self, body):
                if not live:
                    return self.send_error(404)
                own = f"127.0.0.1:{live.port}"
                headers = {**self.headers, "Host": own}
                if "Origin" in self.headers:
                    headers["Origin"] = f"http://{own}"
                connection = http.client.HTTPConnection("127.0.0.1", live.port)
                connection.request(self.command, self.path, body, headers)
                answer = connection.getresponse()
                self.send_response(answer.status)
                for name, value in answer.getheaders():
                    self.send_header(name, value)
                self.end_headers()
                while chunk := answer.read1(1 << 16):
                    self.wfile.write(chunk)
                    self.wfile.flush()

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def close(self):
        self.http.shutdown()
        self.http.server_close()


@pytest.fixture
def panel(browser, tmp_path):
    path = tmp_path / "Settings.ctl"
    path.write_text(SOURCE)
    live = Live(path)
    server = Server(live)
    server.html = page_of_extension("holder", f"{server.origin}/{live.token}/")
    browser.get(f"{server.origin}/panel")
    browser.switch_to.frame("page")
    until(browser, lambda: browser.find_elements(By.CSS_SELECTOR, "#device svg"))
    yield browser
    browser.switch_to.default_content()
    browser.get("about:blank")
    live.process.kill()
    live.process.wait()
    server.close()


def test_a_click_opens_the_source(panel):
    panel.find_element(By.ID, "inspect").click()
    ActionChains(panel).move_to_element(element(panel, "switch")).click().perform()
    panel.switch_to.default_content()
    until(panel, lambda: panel.execute_script("return window.told"))
    (message,) = panel.execute_script("return window.told")
    assert message["ctl"] == "open" and message["source"].endswith("Settings.ctl:9:19")


def test_the_element_at_the_cursor_has_a_frame(panel):
    def frames_of(line):
        panel.switch_to.default_content()
        panel.execute_script("window.postMessage({ ctl: 'cursor', line: arguments[0] })", line)
        panel.switch_to.frame("page")
        until(panel, lambda: panel.find_elements(By.CSS_SELECTOR, "#device .cursor"))
        return panel.find_element(By.CSS_SELECTOR, "#device .cursor").rect["y"]

    first = frames_of(9)
    until(panel, lambda: frames_of(10) > first)
    # It stays when the picture changes.
    ActionChains(panel).move_to_element(element(panel, "switch")).click().perform()
    variable(panel, "isOn", lambda text: text == "true")
    assert panel.find_elements(By.CSS_SELECTOR, "#device .cursor")


def test_the_picture_beside_the_text(browser, tmp_path):
    path = tmp_path / "Settings.ctl"
    path.write_text(SOURCE)
    server = Server()
    server.html = page_of_extension("album")
    try:
        browser.get(f"{server.origin}/panel")
        assert browser.execute_script("return window.told") == [{"ctl": "ready"}]
        svg = subprocess.run(
            [CTL, "render", "--format", "svg", path], capture_output=True, check=True, text=True
        ).stdout
        post = lambda message: browser.execute_script("window.postMessage(arguments[0])", message)
        browser.execute_script(
            "window.picture = 'data:image/svg+xml;base64,' + btoa(unescape(encodeURIComponent(arguments[0])))",
            svg,
        )
        browser.execute_script("window.postMessage({ picture: window.picture, name: 'Settings' })")
        image = browser.find_element(By.ID, "picture")
        until(browser, lambda: browser.execute_script("return arguments[0].naturalWidth", image) == 320)
        assert image.is_displayed() and image.get_attribute("alt") == "Settings"
        assert complaints(browser) == []
        # A file that cannot be drawn keeps the last picture, and says why.
        post({"problem": "<img src=x onerror=window.hurt=1> is not there"})
        until(browser, lambda: "is not there" in browser.find_element(By.ID, "problem").text)
        assert image.is_displayed() and browser.execute_script("return window.hurt") is None
        # Nothing else is loaded: not from the network, and no script of a picture.
        blocked = browser.execute_async_script(
            """
            const done = arguments[0];
            document.addEventListener("securitypolicyviolation", (event) => done(event.violatedDirective));
            const other = new Image();
            other.src = "/other.png";
            """
        )
        assert blocked == "img-src"
        browser.get_log("browser")
    finally:
        browser.get("about:blank")
        server.close()
