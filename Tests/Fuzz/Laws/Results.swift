import CtlChecker
import CtlGenerator
import CtlTerminal
import CtlText

extension FuzzLaw {
  /// No line is wider than asked for, and no format has characters that it cannot have.
  static let drawing = FuzzLaw(name: "drawing") { subject in
    guard let program = subject.checked?.program else { return nil }
    // Single elements, as an editor shows them, even beside errors.
    var random = subject.random
    for _ in 0..<min(8, program.elements.count) {
      let element = Int.random(in: program.elements.indices, using: &random)
      _ = Terminal.render(program, element: ElementID(element))
    }
    if !subject.isSound { return nil }
    for screen in program.screens {
      for width in [20, 80] {
        var options = RenderOptions()
        options.width = width
        options.color = .none
        guard
          let text = try? Terminal.render(
            program, screen: program.text(screen.name), options: options
          ).text
        else { continue }
        for line in text.split(separator: 0x0A) {
          let columns = String(decoding: line, as: UTF8.self).displayWidth
          if columns > width { return "a line has \(columns) columns of \(width)" }
        }
      }
    }
    if !program.screens.isEmpty {
      guard
        let picture = try? Terminal.render(program, options: RenderOptions(), as: .svg).text
      else { return nil }
      for scalar in String(decoding: picture, as: UTF8.self).unicodeScalars
      where !isXML(scalar) {
        return "the SVG has the character \(String(scalar.value, radix: 16))"
      }
      _ = try? Terminal.tree(program)
    }
    return nil
  }

  /// The characters of XML.
  private static func isXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Code is made for every program; the tests of the generator compile it.
  static let code = FuzzLaw(name: "code") { subject in
    guard let program = subject.checked?.program else { return nil }
    let code = Generator.swift(program)
    _ = Generator.strings([program])
    return code.text.isEmpty ? "there is no code" : nil
  }
}
