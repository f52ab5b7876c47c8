/// The images between two segments, one for each pair of states of the two.
///
/// A pair without an image of its own shows that of (normal, normal).
public struct DividerImages: Sendable, Hashable {
  private var images: [Pair: ImageReference] = [:]

  /// No images.
  public init() {}

  /// The image between a left and a right segment; writing nil removes the pair's own image.
  public subscript(left left: ControlState, right right: ControlState) -> ImageReference? {
    get { images[Pair(left: left, right: right)] ?? images[.normal] }
    set { images[Pair(left: left, right: right)] = newValue }
  }

  /// The image of exactly this pair.
  public func ownImage(left: ControlState, right: ControlState) -> ImageReference? {
    images[Pair(left: left, right: right)]
  }

  /// Whether there is none.
  public var isEmpty: Bool { images.isEmpty }

  /// Drops the pair that cannot occur because two segments are never pressed together.
  mutating func removeBothHighlighted() {
    images = images.filter {
      !($0.key.left.contains(.highlighted) && $0.key.right.contains(.highlighted))
    }
  }

  private struct Pair: Hashable {
    var left: ControlState
    var right: ControlState
    static let normal = Pair(left: .normal, right: .normal)
  }
}

extension DividerImages: Codable {
  private struct Entry: Codable {
    var left: ControlState
    var right: ControlState
    var image: ImageReference
  }

  public init(from decoder: any Decoder) throws {
    for entry in try [Entry](from: decoder) {
      self[left: entry.left, right: entry.right] = entry.image
    }
  }

  /// Sorted, so that equal values have equal encodings.
  public func encode(to encoder: any Encoder) throws {
    try images.map { Entry(left: $0.key.left, right: $0.key.right, image: $0.value) }
      .sorted { ($0.left.rawValue, $0.right.rawValue) < ($1.left.rawValue, $1.right.rawValue) }
      .encode(to: encoder)
  }
}
