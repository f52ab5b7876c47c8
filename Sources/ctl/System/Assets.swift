import CtlCommandLine
import CtlPicture
import CtlText
import CtlWorkspace

/// The images of an app, as pictures may show them: the asset catalogues beside its files.
struct Assets: Sendable {
  /// The folder of each image by its name; the first of a name in the order of paths counts.
  private let folders: [String: String]
  private let isDark: Bool
  private let known = Locked<[String: PictureImage?]>([:])

  /// A search ends after so many folders.
  private static let limit = 20_000
  /// Larger files are left to their signs.
  private static let sizeLimit = 4 << 20

  /// - Parameter folders: Where to look for `*.xcassets`, not deeper.
  init(beside folders: [String], isDark: Bool) {
    self.isDark = isDark
    var pending: [String] = []
    for folder in folders {
      pending += Self.folders(in: folder).filter { $0.hasSuffix(".xcassets") }.reversed()
    }
    var images: [String: String] = [:]
    var count = 0
    while let folder = pending.popLast(), count < Self.limit {
      count += 1
      if folder.hasSuffix(".imageset") {
        let name = String(Files.fileName(folder).dropLast(".imageset".count))
        if images[name] == nil { images[name] = folder }
      } else {
        pending += Self.folders(in: folder).reversed()
      }
    }
    self.folders = images
  }

  private static func folders(in folder: String) -> [String] {
    let entries = (try? Files.entries(folder)) ?? []
    return entries.filter { $0.kind == .folder }.map { FilePath.join(folder, $0.name) }
  }

  /// The folders in which the catalogues of a file may be: its own, and those above as far as the
  /// root of its project.
  static func places(of file: String, root: String) -> [String] {
    var places = [FilePath.folder(file)]
    while let last = places.last, last != root, FilePath.isInside(last, root), places.count < 256 {
      let above = FilePath.normalized("\(last)/..")
      if above == last { break }
      places.append(above)
    }
    return places
  }

  /// A hash of everything that pictures may show.
  var fingerprint: StableHash {
    var hash = StableHash()
    for (name, folder) in folders.sorted(by: { $0.key < $1.key }) {
      hash.add(part: Array(name.utf8))
      for entry in (try? Files.entries(folder)) ?? [] where entry.kind == .file {
        hash.add(part: Array(entry.name.utf8))
        hash.add(part: (try? Files.read(FilePath.join(folder, entry.name))) ?? [])
      }
    }
    return hash
  }

  /// The picture of a name, read once.
  func image(_ name: String) -> PictureImage? {
    guard let folder = folders[name] else { return nil }
    return known.withLock { known in
      if let image = known[name] { return image }
      let image = read(folder)
      known[name] = .some(image)
      return image
    }
  }

  private func read(_ folder: String) -> PictureImage? {
    // A link may lead out of the project.
    let files = Set(
      ((try? Files.entries(folder)) ?? []).filter { $0.kind == .file }.map(\.name))
    guard files.contains("Contents.json"),
      let bytes = try? Files.read(FilePath.join(folder, "Contents.json")),
      let contents = try? JSONReader.parse(bytes), let entries = contents["images"]?.elements
    else { return nil }
    var best: (rank: Int, path: String, type: PictureImage.MediaType, scale: Int)?
    for entry in entries {
      guard let name = entry["filename"]?.string, files.contains(name),
        let type = Self.type(of: name)
      else { continue }
      let dark = entry["appearances"]?.elements?.contains { $0["value"]?.string == "dark" } ?? false
      if dark, !isDark { continue }
      let scale = entry["scale"]?.string.flatMap { Int($0.prefix(1)) } ?? 1
      let rank = (dark ? 100 : 0) + (type == .svg ? 10 : scale)
      if rank > best?.rank ?? -1 { best = (rank, FilePath.join(folder, name), type, scale) }
    }
    guard let best, let bytes = try? Files.read(best.path), bytes.count <= Self.sizeLimit else {
      return nil
    }
    let intent = contents["properties"]?["template-rendering-intent"]?.string
    // The lengths of an SVG are points.
    return PictureImage(
      best.type, bytes, scale: best.type == .svg ? 1 : best.scale,
      isTemplate: intent.flatMap { ["template": true, "original": false][$0] })
  }

  private static func type(of name: String) -> PictureImage.MediaType? {
    let endings: [(String, PictureImage.MediaType)] = [
      (".png", .png), (".jpg", .jpeg), (".jpeg", .jpeg), (".svg", .svg),
    ]
    return endings.first { name.lowercased().hasSuffix($0.0) }?.1
  }
}
