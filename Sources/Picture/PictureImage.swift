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
