import CtlLanguageServer
import CtlTestSupport
import Testing

/// The base protocol, byte by byte.
@Suite struct WireTests {
  static let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#

  static func events(_ portions: [[UInt8]]) -> [MessageReader.Event] {
    var reader = MessageReader()
    var events: [MessageReader.Event] = []
    for portion in portions {
      reader.append(portion)
      while let event = reader.next() { events.append(event) }
    }
    return events
  }

  @Test(arguments: [
    "Content-Length: 40\r\n\r\n",
    "content-length:40\r\n\r\n",
    "CONTENT-LENGTH :  40  \r\n\r\n",
    "Content-Length: 40\n\n",
    "\r\n\r\nContent-Length: 40\r\n\r\n",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 40\r\n\r\n",
    "Content-Length: 40\r\nContent-Type: application/vscode-jsonrpc; charset=\"utf8\"\r\n\r\n",
    "Content-Length: 40\r\nX-Other: anything: at all\r\n\r\n",
    "Content-Length: 7\r\nContent-Length: 40\r\n\r\n",
  ])
  func headersAreTakenAsClientsSendThem(header: String) {
    let bytes = Array(header.utf8) + Array(Self.ping.utf8)
    let expected = [MessageReader.Event.body(Array(Self.ping.utf8))]
    #expect(Self.events([bytes]) == expected)
    #expect(Self.events(bytes.map { [$0] }) == expected)
  }

  @Test func messagesMayBeSplitAndJoinedAnywhere() {
    let bodies = (0..<20).map { index in
      Array(#"{"n":\#(index),"text":"\#(String(repeating: "é", count: index * 37))"}"#.utf8)
    }
    let stream = bodies.flatMap { frame($0) }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      var portions: [[UInt8]] = []
      var rest = stream[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...max(1, min(rest.count, 400)), using: &random)
        portions.append(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      #expect(Self.events(portions) == bodies.map { .body($0) })
    }
  }

  /// After each of these the next message is understood, and one failure was reported.
  @Test(arguments: [
    "garbage\r\n\r\n", "garbage\r\n", "Content-Length: x\r\n\r\n", "Content-Length: -5\r\n\r\n",
    "Content-Length: 99999999999999999999999\r\n\r\n", "Content-Length: 400000000000\r\n\r\n",
    "Content-Type: text/plain\r\n\r\n", ": 5\r\n\r\n", "Content-Length\r\n\r\n",
    "Content-Length: \r\n\r\n{\"jsonrpc\":\"2.0\"}", "\u{0}\u{1}\u{2}\n", "garbage", "名前: 5\r\n",
  ])
  func whatIsNoHeaderIsPassedOver(garbage: String) {
    let events = Self.events([Array(garbage.utf8) + frame(Self.ping)])
    #expect(events.count == 2)
    if case .failure? = events.first {} else { Issue.record("no failure was reported") }
    #expect(events.last == .body(Array(Self.ping.utf8)))
  }

  @Test func aLengthThatIsTooSmallOrTooLargeCostsNoLaterMessage() {
    for length in [3, 47] {
      var server = Client().server
      let wrong = Array("Content-Length: \(length)\r\n\r\n".utf8) + Array(Self.ping.utf8)
      let outputs = server.receive(wrong + frame(Self.ping) + frame(Self.ping))
      let bodies = outputs.compactMap { output in
        if case .message(let body) = output { String(decoding: body, as: UTF8.self) } else { nil }
      }
      #expect(bodies.first?.contains("-32700") == true)
      #expect(bodies.last?.contains("-32002") == true)
    }
  }

  @Test func anEndlessHeaderCostsNoMemory() {
    var reader = MessageReader()
    for _ in 0..<1000 {
      reader.append([UInt8](repeating: 0x61, count: 4096))
      while reader.next() != nil {}
    }
    reader.append(Array("\r\n".utf8) + frame(Self.ping))
    var last: MessageReader.Event?
    while let event = reader.next() { last = event }
    #expect(last == .body(Array(Self.ping.utf8)))
  }

  @Test func anotherCharsetIsRefused() {
    let header = "Content-Length: 40\r\nContent-Type: x; charset=utf-16\r\n\r\n"
    let events = Self.events([Array(header.utf8) + Array(Self.ping.utf8) + frame(Self.ping)])
    #expect(events.count == 2)
    #expect(events.first == .failure("the charset `utf-16` is not supported, only `utf-8`"))
  }

  /// The messages on the left of each pair give those on the right, byte for byte.
  @Test func aSessionIsThisByteForByte() {
    var server = Client().server
    func exchange(_ body: String) -> [String] {
      server.receive(frame(body)).map { output in
        switch output {
        case .message(let body): String(decoding: body, as: UTF8.self)
        case .work(let work): String(decoding: work.run(), as: UTF8.self)
        case .watch(let id): "watch \(id)"
        case .exit(let status): "exit \(status)"
        }
      }
    }
    #expect(
      exchange(#"{"jsonrpc":"2.0","id":"a","method":"textDocument/hover","params":{}}"#) == [
        #"{"jsonrpc":"2.0","id":"a","error":{"code":-32002,"message":"the first request must be `initialize`"}}"#
      ])
    let answer = exchange(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":77,"rootUri":null,"capabilities":{}}}"#
    )
    #expect(answer.count == 2 && answer.contains("watch 77"))
    #expect(
      answer.first { $0.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result":{"capabilities":{"#) } != nil)
    #expect(exchange(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#) == [])
    #expect(
      exchange(
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.ctl","languageId":"ctl","version":4,"text":"screen 🦊"}}}"#
      ) == [
        #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"file:///a.ctl","version":4,"diagnostics":[{"range":{"start":{"line":0,"character":7},"end":{"line":0,"character":9}},"severity":1,"code":"syntax/unknown-character","source":"ctl","message":"`🦊` means nothing here"}]}}"#
      ])
    #expect(
      exchange(
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.ctl","version":5},"contentChanges":[{"text":""}]}}"#
      ) == [
        #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"file:///a.ctl","version":5,"diagnostics":[]}}"#
      ])
    #expect(
      exchange(
        #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///a.ctl"}}}"#
      ) == [
        #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":"file:///a.ctl","diagnostics":[]}}"#
      ])
    #expect(
      exchange(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#) == [
        #"{"jsonrpc":"2.0","id":2,"result":null}"#
      ])
    #expect(exchange(#"{"jsonrpc":"2.0","method":"exit"}"#) == ["exit 0"])
  }
}
