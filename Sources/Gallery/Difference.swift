import CtlChecker
import CtlLayout
import CtlPicture

/// What differs between two drawings of one screen.
public struct Difference: Sendable {
  /// The places of elements that went or looked different before.
  public private(set) var before: [Frame] = []
  /// The places of elements that are new or look different now.
  public private(set) var after: [Frame] = []
  public let size: Frame

  /// Nil for drawings with the same bytes.
  public init?(_ old: DevicePicture.Drawing, _ new: DevicePicture.Drawing) {
    guard old.bytes != new.bytes else { return nil }
    size = Frame(
      x: 0, y: 0, width: max(old.size.width, new.size.width),
      height: max(old.size.height, new.size.height))
    var known: [ArraySlice<UInt8>: Int] = [:]
    for part in old.parts { known[old.bytes[part.range], default: 0] += 1 }
    for part in new.parts {
      if let count = known[new.bytes[part.range]], count > 0 {
        known[new.bytes[part.range]] = count - 1
      } else {
        after.append(part.frame)
      }
    }
    for part in old.parts.reversed() {
      if let count = known[old.bytes[part.range]], count > 0 {
        known[old.bytes[part.range]] = count - 1
        before.append(part.frame)
      }
    }
    before = Self.innermost(before)
    after = Self.innermost(after)
  }

  /// A container differs with what is in it; only the inner one is marked.
  private static func innermost(_ frames: [Frame]) -> [Frame] {
    let frames = frames.prefix(400)
    return frames.enumerated().filter { place, outer in
      outer.width > 0 && outer.height > 0
        && !frames.enumerated().contains { other, inner in
          other != place && inner.width > 0 && inner.height > 0 && outer.contains(inner)
            && (inner != outer || other > place)
        }
    }.map(\.element)
  }

  /// Marks to lay over either picture: red for what went, green for what came.
  public var marks: [UInt8] {
    let (width, height) = (Value.text(size.width), Value.text(size.height))
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" fill=\"none\" stroke-width=\"2\">\n"
    for (frames, color) in [(before, "#D70015"), (after, "#00852B")] {
      for frame in frames {
        text +=
          "<rect x=\"\(Value.text(frame.x - 1))\" y=\"\(Value.text(frame.y - 1))\" "
          + "width=\"\(Value.text(frame.width + 2))\" height=\"\(Value.text(frame.height + 2))\" "
          + "rx=\"3\" stroke=\"\(color)\"/>\n"
      }
    }
    return Array((text + "</svg>\n").utf8)
  }
}

extension Frame {
  fileprivate func contains(_ other: Frame) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}
