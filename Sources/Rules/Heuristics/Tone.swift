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

/// The color behind an element, as far as the file sets it.
struct Backdrop {
  /// Nil when it is light in one look and dark in another one.
  let tone: Tone?
  let color: Color
  /// Those of all looks.
  var tones: [Tone?] { color.tones }
  /// Where the color is written; nil when an appearance sets it.
  let written: Written?

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
  /// The nearest declared background, from the inside out; nil when none is declared or its tone is
  /// unknown. Bars and popovers draw a background of their own, so the search ends there.
  var backdrop: Backdrop? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .statusBar, .navigationBar, .toolbar, .popover: return nil
      default: break
      }
      if let color = ancestor.color(.background), color.tones.contains(where: { $0 != nil }) {
        return Backdrop(tone: color.tone, color: color, written: ancestor.written(.background))
      }
      if ancestor.isSet(.background) { return nil }
    }
    return nil
  }
}
