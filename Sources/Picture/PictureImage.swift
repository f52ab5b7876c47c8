/// A picture of the project, as it goes into a drawing. Reading it is up to the caller.
public struct PictureImage: Sendable, Hashable {
  public var mediaType: MediaType
  public var bytes: [UInt8]

  /// The forms that every viewer of SVG draws.
  public enum MediaType: String, Sendable, CaseIterable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case svg = "image/svg+xml"
  }

  public init(_ mediaType: MediaType, _ bytes: [UInt8]) {
    self.mediaType = mediaType
    self.bytes = bytes
  }

  /// In pixels.
  public struct Size: Sendable, Hashable {
    public var width: Int
    public var height: Int
  }

  /// Its size, as the first bytes of a PNG or the frame of a JPEG say; nil when they do not.
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
    case .svg: return nil
    }
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
