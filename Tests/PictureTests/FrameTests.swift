import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlTerminal
import CtlTestSupport
import Foundation
import Testing

@testable import CtlPicture

/// Everything that is drawn of an element lies inside its frame, which is that of the tree.
@Suite struct FrameTests {
  @Test(arguments: Samples.paths) func samples(path: String) throws {
    let program = try Samples.program(path)
    for index in program.screens.indices {
      var options = RenderOptions()
      for language in ["en", "ar"] {
        options.language = language
        try expectInside(program, index, options, path)
      }
      options.isDark = true
      options.textSize = .extraExtraExtraLarge
      try expectInside(program, index, options, path, ["screen.orientation=landscape"])
    }
  }

  @Test(arguments: KindName.allCases) func kinds(name: KindName) throws {
    let program = Samples.program(source: Kind.named(name).example)
    for index in program.screens.indices {
      for state in [[], ["isEnabled=false"], ["isHighlighted=true"], ["isSelected=true"]] {
        let settings = state.flatMap { state in
          Terminal.controlKinds.map { "\($0).\(state)" }
        }
        try expectInside(program, index, RenderOptions(), name.name, settings)
      }
    }
  }

  private func expectInside(
    _ program: Program, _ index: Int, _ options: RenderOptions, _ what: String,
    _ settings: [String] = []
  ) throws {
    let tree = try Terminal.tree(program, index, settings, options)
    let screen = DeviceScreen(tree, options, DeviceOptions())
    let document = try PictureDocument(
      DevicePicture.render(tree, Expansion(program, .screen(index)), options, DeviceOptions()))
    #expect(document.elements.count == screen.order.count)
    // What stands at the end of a long screen is the only thing that moves.
    let places = FlowLayout().layout(Picture(tree, options)).points
    let excess = screen.frames[0].height - places[0].height
    for node in screen.order.dropFirst() {
      #expect(screen.frames[node].x == places[node].x)
      #expect([0, excess].contains(screen.frames[node].y - places[node].y), "\(what)")
    }
    for shape in document.shapes where shape.element >= 0 {
      let node = screen.order[shape.element]
      let frame = screen.frames[node]
      let bounds = try #require(shape.bounds(isRightToLeft: options.isRightToLeft), "\(shape)")
      // Numbers have two decimals; a halo of a round thumb may touch the edge.
      let room = frame.inset(-0.51, -0.51)
      #expect(
        bounds.x >= room.x && bounds.y >= room.y && bounds.maxX <= room.maxX
          && bounds.maxY <= room.maxY,
        "\(what) \(tree.nodes[node].kind.name): \(shape.name) \(bounds) in \(frame)")
    }
  }
}

extension PictureDocument.Shape {
  private func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }

  /// The smallest rectangle around it; for a text its line from the capitals to the line on which
  /// they stand.
  func bounds(isRightToLeft: Bool) -> Frame? {
    switch name {
    case "rect", "use":
      let frame = Frame(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let edge = -number("stroke-width") / 2
      return frame.inset(edge, edge)
    case "circle":
      let radius = number("r") + number("stroke-width") / 2
      return Frame(
        x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius)
    case "text":
      let (width, size) = (number("textLength"), number("font-size"))
      let shares: [String: Double] = ["middle": 0.5, "end": 1]
      let share = shares[attributes["text-anchor"] ?? "start"] ?? 0
      let endsAtTheLeft = attributes["direction"].map { $0 == "rtl" } ?? isRightToLeft
      let x = number("x") - width * (endsAtTheLeft ? 1 - share : share)
      return Frame(x: x, y: number("y") - 0.72 * size, width: width, height: 0.72 * size)
    case "path": return pathBounds
    default: return nil
    }
  }

  /// Every path has absolute points; those of signs are in a square of 24 units.
  private var pathBounds: Frame? {
    let data = attributes["d"] ?? ""
    guard let transform = attributes["transform"] else {
      let numbers = data.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
      // Corners of plates are arcs, whose radii and flags are no points.
      if data.contains("A") { return plateBounds(data) }
      let x = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
      let y = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
      return box(x, y)
    }
    let numbers = transform.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    return Frame(
      x: numbers[0], y: numbers[1], width: 24 * numbers[2], height: 24 * numbers[numbers.count - 1])
  }

  private func plateBounds(_ data: String) -> Frame? {
    var (x, y): ([Double], [Double]) = ([], [])
    for part in data.split(whereSeparator: { "MLAZ".contains($0) }) {
      let numbers = part.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
      guard numbers.count >= 2 else { return nil }
      x.append(numbers[numbers.count - 2])
      y.append(numbers[numbers.count - 1])
    }
    return box(x, y)
  }

  private func box(_ x: [Double], _ y: [Double]) -> Frame? {
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return nil
    }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
