import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Whether a color counts as light or dark when something has to stand out from it.
enum Tone {
  case light, dark
}

extension Color {
  /// From the brightness of the gamma-encoded channels, weighted for the eye. A translucent color
  /// has no tone of its own, nor has one that is light here and dark there.
  var tone: Tone? {
    guard inRuntime.isAdaptive else { return plainTone }
    let tones = tones
    return tones.allSatisfy { $0 == tones[0] } ? tones[0] : nil
  }

  /// That of each look.
  var tones: [Tone?] { Look.allCases.map { resolved(in: $0).plainTone } }

  private var plainTone: Tone? {
    guard alpha == 255 else { return nil }
    let brightness = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    return brightness >= 127.5 ? .light : .dark
  }
}

/// A color behind an element: the file sets it, or the system draws it.
struct Backdrop {
  let color: Color
  /// Where the color is written; nil when an appearance sets it or the system draws it.
  let written: Written?
  /// Whether the system draws it: then it follows the look by itself.
  var isOfSystem = false

  /// Nil when it is light in one look and dark in another one.
  var tone: Tone? { color.tone }
  /// Those of all looks.
  var tones: [Tone?] { color.tones }

  /// What is behind a color of the file. One that is the same in all looks is made for the light, unless the
  /// file says what it is in each.
  func behind(_ color: Color, saidForLooks: @autoclosure () -> Bool = false) -> Backdrop {
    guard isOfSystem, !color.inRuntime.isAdaptive, !saidForLooks() else { return self }
    return Backdrop(color: self.color.resolved(in: Look()), written: written, isOfSystem: true)
  }

  /// Points to the color.
  func related(_ tone: Tone) -> [Finding.Related] {
    guard let written else { return [] }
    let message =
      tone == .light
      ? Message("the background is light", "背景是浅色的") : Message("the background is dark", "背景是深色的")
    return [Finding.Related(written.valueLocation, message())]
  }
}

extension PlacedElement {
  /// What is behind the element, from above down to the first that is opaque: the backgrounds that containers
  /// declare, and what the system draws where they declare none. Empty where one is unknown.
  var backdrops: [Backdrop] {
    var result: [Backdrop] = []
    var isOnBar = false
    for ancestor in ancestors where !isOnBar || ancestor.is(.screen) {
      if let color = ancestor.color(.background) {
        result.append(Backdrop(color: color, written: ancestor.written(.background)))
        if Look.allCases.allSatisfy({ color.resolved(in: $0).alpha == 255 }) { return result }
        if result.count == 16 { return [] }
        continue
      }
      let kind = Kind.named(ancestor.kind)
      // A field may have a ground of its own.
      if ancestor.isSet(.background) || kind.takesText { return [] }
      switch kind.ground {
      case .bar?: isOnBar = true
      case let ground?:
        return result + [Backdrop(color: Color(ground), written: nil, isOfSystem: true)]
      case nil: break
      }
    }
    return []
  }

  /// The nearest of them; nil when its tone is unknown.
  var backdrop: Backdrop? {
    backdrops.first.flatMap { $0.tones.contains { $0 != nil } ? $0 : nil }
  }

  /// Whether the file says what a color is in each look: `Color(light: …, dark: …)`, which may be the same.
  func saysLooks(of name: PropertyName) -> Bool {
    var place: CtlChecker.Place
    var id: ExpressionID
    if let written = written(name) {
      (id, place) = (written.expressionID, .init(written.program, frame: frame))
    } else if let look = byAppearance(name).first {
      (id, place) = (look.entry.expression, .init(look.program, frame: -1))
    } else {
      return false
    }
    for _ in 0..<16 {
      let expression = place.program.expression(id)
      if expression.operation == .call { return expression.type == .color }
      guard expression.operation == .symbol,
        case let symbol = place.program.symbols[Int(expression.payload)],
        case .expression(let next, let around) = walk.usedValues.worth(of: symbol, place)
      else { return false }
      (id, place) = (next, around)
    }
    return false
  }

  /// Whether it is in a bar, where the color of the screen shines through.
  var isInBar: Bool { ancestors.contains { Kind.named($0.kind).ground == .bar } }
}
