import CtlChecker
import CtlSyntax
import CtlTerminal
import CtlTestSupport
import Testing

@testable import CtlPreview

/// Hostile text and hostile input: nothing moves the cursor, nothing hangs.
@Suite struct HostilePreviewTests {
  static let hostile =
    "\\u{1B}[2J\\u{9B}31m\\u{202E}abc\\u{200B}\\u{7}\\u{D}x\\u{301}\\u{301}界👩‍👩‍👧"

  static func preview(_ body: String) throws -> Preview {
    try Preview(Program.check(SyntaxTree.parse(body)), width: 60, height: 20)
  }

  /// Nothing but the preview's own sequences.
  static func isClean(_ bytes: [UInt8]) -> Bool {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while let start = text.firstIndex(where: { $0.unicodeScalars.contains { $0.value < 0x20 } }) {
      text = text[start...].dropFirst()
      guard let end = text.firstIndex(where: \.isLetter), text.first == "[" else { return false }
      let body = text[text.index(after: text.startIndex)..<end]
      guard body.allSatisfy({ $0.isNumber || $0 == ";" }), "HmJ".contains(text[end]) else {
        return false
      }
      text = text[text.index(after: end)...]
    }
    let bidi: ClosedRange<UInt32> = 0x202A...0x202E
    return !bytes.isEmpty
      && !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
        bidi.contains($0.value) || (0x80...0x9F).contains($0.value)
      }
  }

  @Test func textCannotMoveTheCursor() throws {
    let text = Self.hostile
    var preview = try Self.preview(
      """
      screen S "\(text)" {
        action go(a: String)
        var t: String = "\(text)"
        table { row "\(text)" {
          textField f { text <-> t; on editingChanged -> go(a: t) }
        }
        row { button "\(text)" { on touchUpInside -> go(a: "\(text)") } } }
      }
      """)
    var old: CellGrid?
    for command in ["tap f", "type \u{1B}[2Jx\u{202E}", "key", "tap button"] {
      preview.run(command)
      preview.handle(.paste("a\u{1B}]0;owned\u{7}b\n"))
      preview.handle(.key(.character("e")))
      let frame = preview.frame
      #expect(Self.isClean(frame.bytes(after: old, .full)) || frame == old)
      old = frame
    }
  }

  @Test func anyBytesAreInput() throws {
    var preview = try Preview(try ScriptTests.program("Samples/ReaderSettings.ctl"))
    var parser = InputParser()
    var state: UInt64 = 7
    for round in 0..<600 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let length = Int(state >> 60) + 1
      let bytes = (0..<length).map { index in
        let choices: [UInt8] = [0x1B, 0x5B, 0x3C, 0x30, 0x3B, 0x4D, 0x6D, 0x7E, 0x20, 0xC3, 0xE7]
        let value = UInt8(truncatingIfNeeded: state >> (index % 56))
        return value % 3 == 0 ? choices[Int(value) % choices.count] : value
      }
      for event in parser.feed(bytes) where event != .key(.control("c")) {
        preview.handle(event)
      }
      if round % 100 == 0 { #expect(preview.frame.cells.count == 80 * 24) }
    }
  }

  @Test(arguments: ["Activity", "Choices", "Fields", "Sliders", "Steppers", "Wheels"])
  func anyFingersAreInput(name: String) throws {
    var preview = try Preview(
      try ScriptTests.program("Tests/PreviewTests/Tmux/controls/\(name).ctl"))
    var state: UInt64 = 11
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let actions: [PreviewEvent.Mouse.Action] = [
      .press, .drag, .drag, .release, .scrollUp, .scrollDown,
    ]
    let keys: [PreviewEvent.Key] = [
      .tab, .enter, .escape, .left, .right, .up, .holdRight, .character("l"), .character("r"),
      .character("v"), .character("e"), .home, .delete,
    ]
    for _ in 0..<400 {
      switch next(8) {
      case 0: preview.handle(.resize(width: next(100) + 1, height: next(40) + 1))
      case 1: preview.handle(.tick(milliseconds: next(1000)))
      case 2, 3: preview.handle(.key(keys[next(keys.count)]))
      default:
        preview.handle(.mouse(.init(actions[next(actions.count)], x: next(60), y: next(30))))
      }
    }
    preview.handle(.resize(width: 50, height: 30))
    preview.handle(.mouse(.init(.release, x: 0, y: 0)))
    // No finger stays down: nothing is dragged, and at most something still turns.
    #expect(preview.tickInterval != 16)
    #expect(!preview.frame.lines.contains { $0.contains("↓ Fetched") })
  }

  @Test func keysComeInPieces() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.feed([0x5B]) == [])
    #expect(parser.feed([0x41]) == [.key(.up)])
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.flush() == [.key(.escape)])
    #expect(parser.feed(Array("\u{1B}[<0;10;5M".utf8)) == [.mouse(.init(.press, x: 9, y: 4))])
    #expect(
      parser.feed(Array("\u{1B}[200~a\u{1B}[2Jb\u{1B}[201~q".utf8)) == [
        .paste("a\u{1B}[2Jb"), .key(.character("q")),
      ])
    #expect(parser.feed([0xE7]) == [])
    #expect(parser.feed([0x95, 0x8C]) == [.key(.character("界"))])
  }

  @Test func changesAreSmall() throws {
    var preview = try Preview(
      try ScriptTests.program("Samples/ReaderSettings.ctl"), width: 200, height: 60)
    let first = preview.frame
    #expect(preview.frame.bytes(after: first, .full).isEmpty)
    preview.handle(.key(.tab))
    let change = preview.frame.bytes(after: first, .full)
    #expect(change.count < first.bytes(after: nil, .full).count / 4)
  }

  @Test func manyRowsScrollAtOnce() throws {
    var preview = try Self.preview(
      "screen S { table { for i in 1...2_000 { row \"Row \\(i)\" { switch { isOn: false } } } } }")
    let clock = ContinuousClock()
    preview.handle(.key(.end))
    #expect(preview.frame.lines.contains { $0.contains("Row 2000") })
    let time = clock.measure {
      for _ in 0..<20 {
        preview.handle(.key(.pageUp))
        _ = preview.frame
      }
    }
    #expect(time < .seconds(10))
  }

  /// Screens that open themselves again when they have finished do so a few times after one event.
  @Test(arguments: ["sheet A()\n    sheet A()", "push A()", "popover A()"])
  func screensThatOpenEachOtherEnd(steps: String) throws {
    var preview = try Self.preview(
      """
      screen M {
        content { button "Go" { on touchUpInside -> sheet A() } }
        on A {
          \(steps)
        }
      }
      screen A -> Int {
        var n: Int = 0
        on appear {
          n += 1
          finish(n)
        }
      }
      """)
    preview.run("tap button")
    #expect(preview.log.count { $0.contains("screen A: finish") } < 20)
    #expect(preview.live.name == "M")
  }
}
