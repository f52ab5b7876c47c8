/// A text that the client has opened: this text is used instead of the file on disk.
public struct Document: Sendable {
  public let uri: DocumentURI
  public private(set) var version: Int
  public private(set) var text: IndexedText
  /// The number of this opening among all openings; separates its answers from those of the next
  /// one.
  public let opening: Int

  init(_ uri: DocumentURI, version: Int, text: [UInt8], opening: Int) {
    self.uri = uri
    self.version = version
    self.text = IndexedText(text)
    self.opening = opening
  }

  /// Applies a change of a client: a text for a range, or the whole text.
  ///
  /// Some clients send notifications out of order. Each is still applied; the version never goes
  /// back, so that published diagnostics do not look outdated.
  mutating func apply(_ change: Parameters, _ encoding: PositionEncoding) throws {
    let new = Array(try change["text"].string().utf8)
    if change["range"].isMissing {
      text = IndexedText(new)
    } else {
      text.replace(text.offsets(of: try change["range"].range(), encoding), with: new)
    }
  }

  mutating func advance(to version: Int?) {
    if let version { self.version = max(version, self.version) }
  }
}
