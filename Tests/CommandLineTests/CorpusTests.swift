import CtlTestSupport
import CtlText
import Foundation
import Testing

/// What is made of every screen of the samples and the corpus, in Swift, as a tree and as pictures in all
/// looks: a hash of each in `Goldens/corpus.txt`. `UPDATE=1` writes them; `ctl gallery --against` shows
/// what a change does to the pictures.
@Suite struct CorpusTests {
  static let golden = "Tests/CommandLineTests/Goldens/corpus.txt"
  static let folders = ["Samples", "Tests/Corpus/WellMade"]

  /// The hash of each file that a command writes; the pictures of a screen have one.
  private func hashes(_ command: String, _ folder: String, _ more: [String]) throws -> [String] {
    let output = try TemporaryFolder()
    let tool = try Tool.run([command, folder, "-o", output.url.path] + more)
    #expect(tool.status == 0, "\(tool.errors)")
    var result: [String: StableHash] = [:]
    for path in output.names {
      let url = output.url.appendingPathComponent(path)
      let isOfGallery = command == "gallery"
      guard !isOfGallery || path.hasSuffix(".svg"), let data = try? Data(contentsOf: url) else {
        continue
      }
      let name = isOfGallery ? url.deletingLastPathComponent().lastPathComponent : path
      result[name, default: StableHash()].add(part: Array(data))
    }
    return result.sorted { $0.key < $1.key }.map { "\(folder) \($0.key) \($0.value.text)" }
  }

  @Test func everythingIsAsRecorded() throws {
    var found: [String] = []
    for folder in Self.folders {
      for kind in ["strings", "tree"] {
        found += try hashes("compile", folder, ["--emit", kind])
      }
      found += try hashes("gallery", folder, [])
    }
    // Screens of several projects may have one name, so the Swift of each is made alone.
    for path in Self.folders.flatMap({ ProjectFiles.list($0, ".ctl") }) {
      found += try hashes("compile", path, [])
    }
    // What Interface Builder wrote: its screens in Ctl, what is left out, and what is found in it.
    for path in ["xib", "storyboard"].flatMap({
      ProjectFiles.list("Tests/Corpus/InterfaceBuilder", ".\($0)")
    }) {
      found += try hashes("import", path, [])
      for command in [
        ["check", path], ["render", path, "--all"], ["render", path, "--format", "svg"],
      ] {
        let tool = try Tool.run(command)
        let hash = StableHash((tool.output + tool.errors).utf8)
        found.append("\(command.joined(separator: " ")) \(hash.text)")
      }
    }
    #expect(found.count > 400)
    let changes = try ProjectFiles.changes(of: found, recordedIn: Self.golden)
    #expect(changes.isEmpty, "other than recorded:\n\(changes.joined(separator: "\n"))")
  }
}
