/// A text that the client has opened: what counts is here, not on disk.
public struct Document: Sendable {
  public let uri: DocumentURI
  public private(set) var version: Int
  public private(set) var text: IndexedText
  /// Which opening of a document this is, counted over all; parts the answers to one from those to
  /// the next.
  public let opening: Int

  init(_ uri: DocumentURI, version: Int, text: [UInt8], opening: Int) {
    self.uri = uri
    self.version = version
    self.text = IndexedText(text)
    self.opening = opening
  }

  /// Applies a change of a client: a text for a range, or for everything.
  ///
  /// Some clients send notifications out of order. What each says is done all the same; the version
  /// never goes back, so that what is published is not taken for outdated.
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
