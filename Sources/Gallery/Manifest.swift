import CtlText

/// What a site was made from: which pictures are still right.
public struct Manifest: Sendable, Equatable {
  public static let path = "manifest.json"
  /// By the id of a screen.
  public var screens: [String: Entry] = [:]

  public struct Entry: Sendable, Equatable {
    /// A hash of everything that the pictures come from.
    public var inputs: String
    /// The files of the screen, from the root of the site.
    public var files: [String]

    public init(inputs: String, files: [String]) { (self.inputs, self.files) = (inputs, files) }
  }

  public init() {}

  /// What cannot be read is a site of nothing.
  public init(_ bytes: [UInt8]) {
    guard let root = try? JSONReader.parse(bytes), let members = root["screens"]?.members else {
      return
    }
    for member in members {
      guard let inputs = member.node["inputs"]?.string else { continue }
      let files = (member.node["files"]?.elements ?? []).compactMap(\.string)
      screens[member.key.text] = Entry(inputs: inputs, files: files.filter(Self.isOwn))
    }
  }

  /// Whether a path is one that a gallery writes; no other file is ever removed.
  static func isOwn(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPage = parts.count == 2 && parts[0] == "screens" && path.hasSuffix(".html")
    let isPicture =
      parts.count == 3 && ["pictures", "changes"].contains(parts[0]) && path.hasSuffix(".svg")
    return (isPage || isPicture) && !parts.contains { $0.isEmpty || $0.hasPrefix(".") }
  }

  public var bytes: [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.object("screens") { writer in
        for (id, entry) in screens.sorted(by: { $0.key < $1.key }) {
          writer.object(id) { writer in
            writer.member("inputs", entry.inputs)
            writer.array("files", entry.files) { $0.write($1) }
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}
