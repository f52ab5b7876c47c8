/// A rectangle in points.
struct Frame: Hashable {
  var x, y, width, height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  func moved(by other: Frame?) -> Frame {
    Frame(x: x + (other?.x ?? 0), y: y + (other?.y ?? 0), width: width, height: height)
  }

  func intersects(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// How many points of height both have.
  func sharedHeight(_ other: Frame) -> Double { min(maxY, other.maxY) - max(y, other.y) }
  func sharedWidth(_ other: Frame) -> Double { min(maxX, other.maxX) - max(x, other.x) }
}

extension DocumentReader {
  /// The `frame` of a view, in points of its parent.
  func frame(of element: Int) -> Frame? {
    for child in tree.children(of: element)
    where tree.isNamed(child, "rect") && tree.has("key", "frame", child) {
      func number(_ name: StaticString) -> Double? {
        tree.value(name, of: child).flatMap(DocumentNumbers.number)
      }
      guard let x = number("x"), let y = number("y"), let width = number("width"),
        let height = number("height")
      else { return nil }
      return Frame(x: x, y: y, width: width, height: height)
    }
    return nil
  }
}

/// Numbers as Interface Builder writes them.
enum DocumentNumbers {
  /// A number of a size that layouts have.
  static func number(_ text: String) -> Double? {
    guard let value = Double(text), value.magnitude <= 1e6 else { return nil }
    return value
  }

  /// `0.8`, `1:2`, `1/3`.
  static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { number(String($0)) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let first = parts[0], let second = parts[1], second != 0 else { return nil }
      return first / second
    default: return nil
    }
  }
}
