import CtlChecker
import CtlPreview
import CtlTestSupport
import CtlText
import Foundation
import Testing

/// What the screens of the samples and of the corpus do under the hands of a person who tries everything: a
/// hash of the frames of each file in `Goldens/everywhere.txt`. `UPDATE=1` writes them.
///
/// The scripts say what must be seen. This says that nothing else has changed.
@Suite struct EverywhereTests {
  static let golden = "Tests/PreviewTests/Goldens/everywhere.txt"
  static let files = ["Samples", "Tests/Corpus/WellMade", "Tests/PreviewTests/Tmux/controls"]
    .flatMap { ProjectFiles.list($0, ".ctl") }

  @Test func everyFrameIsAsRecorded() throws {
    let found = try Self.files.compactMap(session)
    #expect(found.count > 100)
    let changes = try ProjectFiles.changes(of: found, recordedIn: Self.golden)
    #expect(changes.isEmpty, "other than recorded:\n\(changes.joined(separator: "\n"))")
  }

  private func session(_ path: String) throws -> String? {
    let program = try ScriptTests.program(path)
    guard !program.screens.isEmpty else { return nil }
    var preview = try Preview(program, width: 60, height: 30)
    var random = SeededGenerator(seed: UInt64(path.utf8.count))
    var hash = StableHash()
    for round in 0..<60 {
      for event in Self.events(&random) { preview.handle(event) }
      if round % 3 == 0 { hash.add(part: preview.frame.bytes(after: nil, .full)) }
    }
    return "\(path) \(hash.text)"
  }

  /// What a person does at once: a key or two, a tap, a pull, or a wait.
  private static func events(_ random: inout SeededGenerator) -> [PreviewEvent] {
    func place() -> (x: Int, y: Int) {
      (Int.random(in: 0..<60, using: &random), Int.random(in: 0..<30, using: &random))
    }
    func mouse(_ actions: [PreviewEvent.Mouse.Action], _ x: Int, _ y: Int) -> [PreviewEvent] {
      actions.map { .mouse(.init($0, x: x, y: y)) }
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<3: return [.key(.tab), .key(.enter)]
    case 3: return [.key(.right), .key(.up)]
    case 4: return [.key(.left), .key(.down)]
    case 5: return [.key([.holdRight, .pageDown, .end, .backTab].randomElement(using: &random)!)]
    case 6: return [.key(.character("etTswvdlr ".randomElement(using: &random)!))]
    case 7: return [.key(.enter), .paste("Ada 7"), .key(.backspace), .key(.enter)]
    case 8: return [.tick(milliseconds: Int.random(in: 1...3000, using: &random))]
    case 9: return [.key(.escape)]
    case 10:
      let (x, y) = place()
      return mouse([.press], x, y) + mouse([.drag, .release], x + 7, y + 1)
    default:
      let (x, y) = place()
      return mouse([.press, .release], x, y)
    }
  }
}
