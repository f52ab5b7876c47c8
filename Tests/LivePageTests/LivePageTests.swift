import CtlChecker
import CtlPreview
import CtlTestSupport
import CtlText
import Foundation
import Testing

@testable import CtlLivePage

@Suite struct WebRequestTests {
  private func read(_ text: String) -> WebRequest.Reading { WebRequest.read(Array(text.utf8)) }

  @Test func aRequestIsReadWithItsBody() {
    let text = "POST /a/b?q HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhiGET"
    guard case .request(let request, let length) = read(text) else {
      Issue.record("no request")
      return
    }
    #expect(request.method == "POST" && request.path == "/a/b" && request.body == Array("hi".utf8))
    #expect(request.headers["host"] == "x" && length == text.utf8.count - 3)
    // Whatever comes in pieces waits for its rest.
    for count in 0..<length {
      #expect(WebRequest.read(Array(text.utf8.prefix(count))) == .incomplete)
    }
  }

  @Test(arguments: [
    ("GET / HTTP/1.0\r\n\r\n", 400), ("GET\r\n\r\n", 400), ("GET x HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nA: \u{1}\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", 413),
    ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
  ])
  func wrongOnesAreRefused(text: String, status: Int) {
    #expect(read(text) == .invalid(status))
  }

  @Test func aHeadHasABound() {
    #expect(read("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 20_000)) == .invalid(431))
  }

  @Test func noBytesTrap() {
    var random = SystemRandomNumberGenerator()
    let good = Array("POST /a/b HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi".utf8)
    for _ in 0..<2_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = WebRequest.read(bytes)
    }
  }
}

@Suite struct LivePageTests {
  static let source = """
    screen S "Test </script>" {
      var on: Bool = false
      var level: Double in 0...1 = 0.5
      var name: String = ""
      action go(on: Bool)
      table {
        row { label "Night"
        switch { isOn <-> on; accessibility { label: "Night" } } }
        row { slider { value <-> level; accessibility { label: "Level" } } }
        row { textField { text <-> name; placeholder: "Name" } }
        row { button goButton "Go" { on touchUpInside -> go(on: on) } }
      }
    }
    """

  private func page(_ source: String = source) throws -> LivePage {
    var options = Preview.Options()
    options.isStill = true
    let program = Program.check(SourceText(path: "A.ctl", bytes: Array(source.utf8)))
    #expect(program.findings.isEmpty)
    return LivePage(
      try Preview(program, options: options, width: 200, height: 100_000), token: "abc", port: 80)
  }

  private func request(_ method: String, _ path: String, _ body: String = "") -> WebRequest {
    var request = WebRequest(method, path)
    request.headers = [
      "host": "127.0.0.1:80", "origin": "http://127.0.0.1:80", "content-type": "application/json",
    ]
    request.body = Array(body.utf8)
    return request
  }

  private func send(_ body: String, _ page: inout LivePage) {
    #expect(page.answer(request("POST", "/abc/event", body)).status == 204, "\(body)")
  }

  /// The middle of the first element of a kind, or another share of its width.
  private func place(_ kind: String, _ page: LivePage, _ share: Double = 0.5) throws -> String {
    let svg = try #require(state(page)["svg"]?.string)
    let tree = page.preview.live.tree
    let node = try #require(tree.nodes.firstIndex { $0.kind.name == kind })
    #expect(svg.contains("data-node=\"\(node)\""))
    let frame = try #require(page.parts.last { $0.node == node }?.frame)
    return "\"x\": \(frame.x + frame.width * share), \"y\": \(frame.midY)"
  }

  private func state(_ page: LivePage) throws -> JSONNode {
    try JSONReader.parse(Array(page.state.dropFirst(6)))
  }

  private func value(_ name: String, _ page: LivePage) throws -> String? {
    try state(page)["variables"]?.elements?.first { $0["name"]?.string == name }?["value"]?.string
  }

  @Test("the field of a variable with records has them as they are set")
  func records() throws {
    var page = try page(
      """
      record Account { id: Int; name: String }
      screen S "Test" {
        var chosen: Account? = Account(id: 1, name: "House")
        var accounts: [Account] = []
        content { label "\\(chosen?.name ?? "-") \\(accounts.count)" }
      }
      """)
    func values() throws -> [String?] {
      try state(page)["variables"]?.elements?.map { $0["value"]?.string } ?? []
    }
    let house = #"Account(id: 1, name: "House")"#
    #expect(try values() == [house, "[]"])
    send(#"{"type": "run", "text": "set accounts=[Account(id: 1, name: \"House\")]"}"#, &page)
    #expect(try values() == [house, "[\(house)]"])
    send(#"{"type": "run", "text": "set chosen=nil"}"#, &page)
    #expect(try values() == ["nil", "[\(house)]"])
  }

  @Test func onlyItsOwnPageMayAsk() throws {
    var page = try page()
    #expect(page.answer(request("GET", "/abc/")).status == 200)
    for path in ["/", "/abd/", "/abc", "/abc/x", "/abc/../abc/", "//abc/"] {
      #expect(page.answer(request("GET", path)).status == 404, "\(path)")
    }
    #expect(page.answer(request("POST", "/abc/")).status == 405)
    #expect(page.answer(request("GET", "/abc/event")).status == 405)
    for (name, value) in [
      ("host", "evil.example"), ("host", "evil.example:80"), ("origin", "http://evil.example"),
      ("origin", "null"), ("origin", "https://127.0.0.1:80"), ("content-type", "text/plain"),
    ] {
      var other = request("POST", "/abc/event", "{\"type\": \"key\", \"key\": \"Tab\"}")
      other.headers[name] = value
      #expect([403, 415].contains(page.answer(other).status), "\(name): \(value)")
    }
    for name in ["host", "origin"] {
      var other = request("POST", "/abc/event", "{\"type\": \"key\", \"key\": \"Tab\"}")
      other.headers[name] = nil
      #expect(page.answer(other).status == 403, "without \(name)")
    }
    #expect(page.version == 0)
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"type\": 1}", "{\"type\": \"down\"}",
    "{\"type\": \"key\", \"key\": \"F13\"}",
    "{\"type\": \"down\", \"x\": \"a\", \"y\": 1}", "{\"type\": \"eval\"}", "\u{FF}",
  ])
  func unknownEventsAreRefused(body: String) throws {
    var page = try page()
    #expect(page.answer(request("POST", "/abc/event", body)).status == 400)
  }

  @Test func aTapTurnsASwitchAndCallsAnAction() throws {
    var page = try page()
    let place = try place("switch", page)
    send("{\"type\": \"down\", \(place)}", &page)
    send("{\"type\": \"up\", \(place)}", &page)
    #expect(try value("on", page) == "true")
    let button = try self.place("button", page)
    send("{\"type\": \"down\", \(button)}", &page)
    send("{\"type\": \"up\", \(button)}", &page)
    let log = try #require(try state(page)["log"]?.elements?.last?.string)
    #expect(log.contains("go(on: true)"))
  }

  @Test(arguments: ["en", "ar"])
  func aFingerGoesBack(lang: String) throws {
    var page = try page(
      """
      screen Tea "Tea" { table { row "Details" { on select -> push Details() } } }
      screen Details "Details" { content { label "Assam" } }

      """)
    send(#"{"type": "run", "text": "language \#(lang)"}"#, &page)
    send(#"{"type": "run", "text": "tap Details"}"#, &page)
    let tree = page.preview.live.tree
    let node = try #require(tree.nodes.firstIndex { $0.isWayBack })
    let part = try #require(page.parts.last { $0.node == node })
    // At the edge where lines begin, large enough for a finger, in the bar.
    let width = tree.context.screen.width
    #expect(lang == "ar" ? part.frame.maxX > width - 24 : part.frame.x < 24)
    #expect(part.frame.height >= 30 && part.frame.width > 40 && part.frame.y >= 20)
    let svg = try #require(state(page)["svg"]?.string)
    #expect(svg.contains("data-node=\"\(node)\"") && svg.contains(">Tea</text>"))
    let point = "\"x\": \(part.frame.x + 5), \"y\": \(part.frame.midY)"
    send("{\"type\": \"down\", \(point)}", &page)
    send("{\"type\": \"up\", \(point)}", &page)
    #expect(page.preview.live.name == "Tea")
  }

  /// A pushed screen has a bar for the button, whatever its title is.
  @Test(arguments: [
    ("Details", ""), ("Details", "navigationBar {}"),
    ("Details", "navigationBar { isHidden: true }"),
    ("Details", "title: name"), ("Details \"\\(name)\"", ""),
  ])
  func everyPushedScreenHasABar(head: String, members: String) throws {
    var page = try page(
      """
      screen Tea "Tea" { table { row "Details" { on select -> push Details(name: "") } } }
      screen \(head.replacingOccurrences(of: "Details", with: "Details(name: String)")) {
        \(members)
        content { label "Assam" }
      }

      """)
    send(#"{"type": "run", "text": "tap Details"}"#, &page)
    let tree = page.preview.live.tree
    let node = try #require(tree.nodes.firstIndex { $0.isWayBack })
    let part = try #require(page.parts.last { $0.node == node })
    #expect(part.frame.height >= 30 && part.frame.width > 40 && part.frame.y >= 20)
    let label = try #require(tree.nodes.firstIndex { $0.kind == .label })
    let place = try #require(page.parts.last { $0.node == label })
    #expect(place.frame.y >= 64, "\(place.frame)")
    let svg = try #require(state(page)["svg"]?.string)
    #expect(svg.contains(">Tea</text>"))
  }

  @Test func aSliderFollowsTheFinger() throws {
    var page = try page()
    send("{\"type\": \"down\", \(try place("slider", page, 0.3))}", &page)
    let first = try #require(try value("level", page).flatMap(Double.init))
    send("{\"type\": \"move\", \(try place("slider", page, 0.31))}", &page)
    let second = try #require(try value("level", page).flatMap(Double.init))
    #expect(second > first && second - first < 0.03)
    send("{\"type\": \"move\", \(try place("slider", page, 3))}", &page)
    #expect(try value("level", page).flatMap(Double.init) == 1)
    send("{\"type\": \"up\", \(try place("slider", page))}", &page)
    send("{\"type\": \"down\", \(try place("slider", page, 0.5))}", &page)
    #expect(try abs(#require(try value("level", page).flatMap(Double.init)) - 0.5) < 0.02)
  }

  @Test func aScrollTakesTheFingerAway() throws {
    var page = try page()
    let button = try place("button", page)
    send("{\"type\": \"down\", \(button)}", &page)
    send("{\"type\": \"cancel\"}", &page)
    send("{\"type\": \"up\", \(button)}", &page)
    let log = try #require(try state(page)["log"]?.elements).compactMap(\.string)
    #expect(!log.contains { $0.contains("go(") })
    send("{\"type\": \"down\", \(button)}", &page)
    send("{\"type\": \"up\", \(button)}", &page)
    #expect(try state(page)["log"]?.elements?.last?.string?.contains("go(on: false)") == true)
  }

  @Test func theWheelOfAMouseTurnsAWheel() throws {
    let source = """
      screen S "S" {
        var rows: [Int] = [1]
        content {
          picker {
            wheel { values: ["A", "B", "C"] }
            selectedRows <-> rows
            accessibility { label: "Letter" }
          }
          activityIndicator { isAnimating: true; style: .gray; accessibility { label: "Busy" } }
          activityIndicator { hidesWhenStopped: false; accessibility { label: "Idle" } }
        }
      }
      """
    var page = try page(source)
    let wheel = try place("wheel", page)
    send("{\"type\": \"roll\", \"down\": true, \(wheel)}", &page)
    #expect(try value("rows", page) == "[2]")
    for _ in 0..<4 { send("{\"type\": \"roll\", \"down\": false, \(wheel)}", &page) }
    #expect(try value("rows", page) == "[0]")
    // What works is marked, so that the page can turn it.
    let svg = try #require(try state(page)["svg"]?.string)
    #expect(svg.components(separatedBy: "data-turns").count == 2)
  }

  @Test func keysAloneAreEnough() throws {
    var page = try page()
    // A letter outside of a text does not quit.
    send("{\"type\": \"key\", \"key\": \"q\"}", &page)
    #expect(!page.preview.isDone)
    for _ in 0..<10 where try state(page)["spoken"]?.string?.contains("Name") != true {
      send("{\"type\": \"key\", \"key\": \"Tab\"}", &page)
    }
    send("{\"type\": \"key\", \"key\": \"Enter\"}", &page)
    for letter in ["A", "d", "é"] { send("{\"type\": \"key\", \"key\": \"\(letter)\"}", &page) }
    #expect(try value("name", page) == "Adé" && state(page)["typing"]?.bool == true)
  }

  /// The keys that change a stepper do so in a browser too.
  @Test(arguments: [("+", "6"), ("=", "6"), ("-", "4")])
  func keysChangeAStepper(key: String, expected: String) throws {
    var page = try page(
      #"""
      screen Print "Print" {
        var copies: Int in 1...20 = 5
        content {
          label copiesLabel "Copies: \(copies)"
          stepper { value <-> copies; describedBy: copiesLabel; valueLabel: copiesLabel }
        }
      }
      """#)
    send("{\"type\": \"key\", \"key\": \"Tab\"}", &page)
    send("{\"type\": \"key\", \"key\": \"\(key)\"}", &page)
    #expect(try value("copies", page) == expected)
  }

  @Test func theEndOfALongTextIsSeenWhereTheCursorIs() throws {
    var page = try page(
      """
      screen S {
        var name: String = ""
        content { textField field { text <-> name; placeholder: "Name" } }
      }
      """)
    send("{\"type\": \"key\", \"key\": \"Tab\"}", &page)
    send("{\"type\": \"key\", \"key\": \"Enter\"}", &page)
    for character in "first, \(String(repeating: "much ", count: 16)), last" {
      send("{\"type\": \"key\", \"key\": \"\(character)\"}", &page)
    }
    let svg = try #require(state(page)["svg"]?.string)
    #expect(svg.contains(" last<") && !svg.contains(">first"), "\(svg)")
  }

  @Test func settingsAndMistakes() throws {
    var page = try page()
    send("{\"type\": \"run\", \"text\": \"set level=0.25\"}", &page)
    #expect(try value("level", page) == "0.25")
    send("{\"type\": \"run\", \"text\": \"set level=7\"}", &page)
    #expect(try state(page)["note"]?.string?.contains("outside") == true)
    send("{\"type\": \"run\", \"text\": \"device iPad\"}", &page)
    send("{\"type\": \"run\", \"text\": \"text-size extraLarge\"}", &page)
    send("{\"type\": \"voiceover\", \"on\": true}", &page)
    #expect(try state(page)["device"]?.string == "iPad")
    #expect(try state(page)["textSize"]?.string == "extraLarge")
    #expect(try state(page)["speech"]?.elements?.isEmpty == false)
  }

  @Test func nothingOfTheProjectIsInThePageItself() throws {
    var page = try page()
    let text = String(decoding: page.answer(request("GET", "/abc/")).body, as: UTF8.self)
    #expect(!text.contains("Test") && !text.contains("style=") && !text.contains("onclick"))
    #expect(text.components(separatedBy: "<script").count == 2)
    let answer = String(decoding: page.answer(request("GET", "/abc/")).bytes, as: UTF8.self)
    #expect(answer.contains("default-src 'none'") && answer.contains("nosniff"))
    // One line, whatever a title has in it.
    #expect(page.state.filter { $0 == 0x0A }.count == 2)
  }

  @Test func randomFingersDoNotTrap() throws {
    var page = try page()
    for seed in 0..<150 {
      let type = ["down", "move", "up"][seed % 3]
      let numbers = [(seed * 7919) % 400, (seed * 104_729) % 700]
      send("{\"type\": \"\(type)\", \"x\": \(numbers[0] - 20), \"y\": \(numbers[1] - 20)}", &page)
    }
    send("{\"type\": \"down\", \"x\": 1e300, \"y\": -1e300}", &page)
  }
}
