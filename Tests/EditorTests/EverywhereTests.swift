import CtlDiagnostics
import CtlEditor
import CtlTestSupport
import Foundation
import Testing

/// What every feature answers all over the samples: hashes in
/// `Goldens/everywhere.txt`. `UPDATE=1` writes them.
///
/// The cursor fixtures say what the answers must be. This says that no other answer has changed.
@Suite struct EverywhereTests {
  static let golden = "Tests/EditorTests/Goldens/everywhere.txt"
  @Test func everyAnswerIsAsRecorded() throws {
    var recording = Recording()
    // Primes, so that the places are of every sort.
    for sample in Samples.all { record(sample, step: 37, in: &recording) }
    for sample in Samples.below(Samples.corpus + "/WellMade") {
      record(sample, step: 503, in: &recording)
    }
    let found = recording.lines
    #expect(found.count > 100)
    let changes = try ProjectFiles.changes(of: found, recordedIn: Self.golden)
    #expect(changes.isEmpty, "other than recorded:\n\(changes.joined(separator: "\n"))")
  }

  private func record(_ sample: Sample, step: Int, in recording: inout Recording) {
    func add(_ feature: String, _ answer: Any) {
      // Where the project lies is no part of an answer, nor where a private type lies in memory.
      let text = String(describing: answer).replacing(sample.root, with: "")
        .replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
      recording.add(sample.name, feature, Array(text.utf8))
    }
    let (snapshot, file) = (sample.snapshot, sample.file)
    add("symbols", snapshot.documentSymbols(in: file))
    add("tokens", snapshot.semanticTokens(in: file))
    add("folding", snapshot.foldingRanges(in: file))
    add("links", snapshot.documentLinks(in: file))
    add("colors", snapshot.documentColors(in: file))
    add("hints", snapshot.inlayHints(in: file))
    add("lenses", snapshot.codeLenses(in: file))
    for offset in stride(from: 0, through: sample.bytes.count, by: step) {
      add("hover", snapshot.hover(at: offset, in: file) as Any)
      add("definition", snapshot.definition(at: offset, in: file))
      add("type", snapshot.typeDefinition(at: offset, in: file))
      add("implementations", snapshot.implementations(at: offset, in: file))
      add("references", snapshot.references(at: offset, in: file, includingDeclaration: true))
      add("highlights", snapshot.highlights(at: offset, in: file))
      add("completions", snapshot.completions(at: offset, in: file).items.prefix(40))
      add("signature", snapshot.signatureHelp(at: offset, in: file) as Any)
      add("rename", snapshot.rename(at: offset, in: file, to: "renamed"))
      add("selection", snapshot.selectionRanges(at: offset, in: file))
      add("linked", snapshot.linkedRanges(at: offset, in: file))
      if let item = snapshot.hierarchyItem(at: offset, in: file) {
        add("incoming", snapshot.incomingCalls(of: item))
        add("outgoing", snapshot.outgoingCalls(of: item))
      }
      for action in snapshot.codeActions(
        in: file, range: offset..<min(offset + 9, sample.bytes.count))
      {
        add("actions", action)
        add("edits", snapshot.edits(of: action, in: file))
      }
    }
  }
}
