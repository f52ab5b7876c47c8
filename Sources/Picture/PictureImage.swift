import struct CtlRuntime.Size

/// A picture of the project, as it goes into a drawing. Reading it is up to the caller.
public struct PictureImage: Sendable, Hashable {
  public var mediaType: MediaType
  public var bytes: [UInt8]
  /// How many of its pixels are a point wide.
  public var scale = 1
  /// Whether the catalogue says that it is a silhouette in the tint, or has its own colors.
  public var isTemplate: Bool?

  /// The forms that every viewer of SVG draws.
  public enum MediaType: String, Sendable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
  }

  public init(
    _ mediaType: MediaType, _ bytes: [UInt8], scale: Int = 1, isTemplate: Bool? = nil
  ) {
    self.mediaType = mediaType
    self.bytes = bytes
    self.scale = max(scale, 1)
    self.isTemplate = isTemplate
  }

  /// How large it is by itself.
  var sizeInPoints: CtlRuntime.Size? {
    size.map {
      CtlRuntime.Size(
        width: Double($0.width) / Double(scale), height: Double($0.height) / Double(scale))
    }
  }

  /// In pixels.
  public struct Size: Sendable, Hashable {
    public var width: Int
    public var height: Int
  }

  /// Its size, as the first bytes of a PNG, the frame of a JPEG or the head of an SVG say; nil when they do not.
  public var size: Size? {
    func number(_ place: Int, _ length: Int) -> Int {
      bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
    func size(_ width: Int, _ height: Int) -> Size? {
      (1...100_000).contains(width) && (1...100_000).contains(height)
        ? Size(width: width, height: height) : nil
    }
    switch mediaType {
    case .png: return bytes.count >= 24 ? size(number(16, 4), number(20, 4)) : nil
    case .jpeg:
      // Segments one after another: a mark, its length, and for a frame its height and width.
      var place = 2
      while place + 9 <= bytes.count, bytes[place] == 0xFF {
        let mark = bytes[place + 1]
        if (0xC0...0xCF).contains(mark), ![0xC4, 0xC8, 0xCC].contains(mark) {
          return size(number(place + 7, 2), number(place + 5, 2))
        }
        place += 2 + max(number(place + 2, 2), 2)
      }
      return nil
    case .svg:
      let head = attributesOfSVG
      let box = head["viewBox"]?.split { $0 == " " || $0 == "," }.map { Self.length($0[...]) }
      func side(_ name: String, _ place: Int) -> Int? {
        let length =
          head[name].flatMap { Self.length($0[...]) } ?? (box?.count == 4 ? box?[place] : nil)
        guard let length, (0.5...100_000).contains(length) else { return nil }
        return Int(length.rounded())
      }
      guard let width = side("width", 2), let height = side("height", 3) else { return nil }
      return size(width, height)
    }
  }

  /// A length in points: `24`, `24px`; not a share of something else, `100%`.
  private static func length(_ text: Substring) -> Double? {
    Double(text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text)
  }

  /// Those of the outermost element.
  private var attributesOfSVG: [String: String] {
    var result: [String: String] = [:]
    let text = bytes.prefix(1 << 16)
    let tag = Array("<svg".utf8)
    guard var place = text.indices.first(where: { text[$0...].starts(with: tag) }) else {
      return result
    }
    place += tag.count
    func read(while isPart: (UInt8) -> Bool) -> String {
      let part = text[place...].prefix(while: isPart)
      place = part.endIndex
      return String(decoding: part, as: UTF8.self)
    }
    while place < text.endIndex {
      _ = read { $0 <= 0x20 }
      let name = read { $0 > 0x20 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      _ = read { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      guard !name.isEmpty, place < text.endIndex, case let quote = text[place],
        quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else { break }
      place += 1
      result[name] = read { $0 != quote }
      place += 1
    }
    return result
  }

  /// The picture in an address, for documents that have no files beside them.
  public var dataURI: String { "data:\(mediaType.rawValue);base64,\(bytes.base64)" }
}

extension [UInt8] {
  fileprivate var base64: String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let length = Swift.min(3, count - start)
      var word = 0
      for place in 0..<3 { word = word << 8 | (place < length ? Int(self[start + place]) : 0) }
      for place in 0..<4 {
        let isPadding = place > length
        text.append(isPadding ? UInt8(ascii: "=") : alphabet[word >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
