import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlTerminal
import CtlTestSupport
import CtlWorkspace
import Testing

@testable import CtlLayout
@testable import CtlRules

/// The rules judge the layout that the picture draws: box by box, wherever the file alone says what
/// is there.
@Suite struct SameLayoutTests {
  static let files =
    ProjectFiles.list("Samples", ".ctl") + ProjectFiles.list("Tests/Corpus/WellMade", ".ctl")

  @Test func ofSamplesAndTheCorpus() throws {
    var count = 0
    for path in Self.files {
      var workspace = Workspace(root: ".", read: { try? ProjectFiles.bytes($0) })
      count += try compare(#require(workspace.check([path])[0]).program, path)
    }
    #expect(count >= 10, "only \(count) screens could be compared")
  }

  @Test func ofTheExamplesOfAllRules() throws {
    var count = 0
    for code in Codes.all {
      for example in code.bad + code.good {
        let program = Program.check(SyntaxTree.parse(example.source))
        count += try compare(program, code.id + "\n" + example.source)
      }
    }
    #expect(count > 300, "only \(count) screens could be compared")
  }

  @Test(arguments: [UInt64](0..<8)) func ofRandomScreens(seed: UInt64) throws {
    var random = RandomScreen(SeededGenerator(seed: seed))
    for _ in 0..<40 {
      let source = random.source()
      let program = Program.check(SyntaxTree.parse(source))
      #expect(!program.findings.contains { $0.severity == .error }, "\(source)")
      #expect(try compare(program, source) == 1)
    }
  }

  /// How many screens of a program both look at in the same way.
  private func compare(_ program: Program, _ name: String) throws -> Int {
    // A program with errors is never drawn.
    guard !program.findings.contains(where: { $0.severity == .error }) else { return 0 }
    var count = 0
    for index in program.screens.indices {
      let walk = Walk(
        Expansion(program, .screen(index)), Memo(program, Settings(), [:]))
      let root = PlacedElement(walk: walk, index: 0)
      guard isSettled(walk) else { continue }
      let solved = SolvedLayout(root)
      let picture = Picture(try Terminal.tree(program, index, [], RenderOptions()), RenderOptions())
      let drawn = FlowLayout().layout(picture)
      // Wheels, and what stands at the ends of text fields, is no box of its own to the rules.
      let nodes = picture.tree.nodes.indices.filter {
        let node = picture.tree.nodes[$0]
        return node.kind != .wheel && node.place == .child
      }
      guard nodes.count == solved.boxes.count else {
        Issue.record("\(nodes.count) nodes and \(solved.boxes.count) boxes in \(name)")
        continue
      }
      var boxes = solved.boxes
      for (box, node) in zip(boxes.indices, nodes) where !boxes[box].isTextKnown {
        boxes[box].text = picture.request.boxes[node].text
      }
      let size = ScreenSize.first(of: ControlBox(control: root))
      let result = ScreenLayout.solve(LayoutRequest(boxes, solved.constraints, size))
      if boxes == solved.boxes, let first = solved.variants.first {
        #expect(first.result.frames == result.frames, "\(name)")
      }
      count += 1
      for (box, node) in zip(boxes.indices, nodes) where !boxes[box].isHidden {
        // What asks a question is drawn when it is presented.
        if [.alert, .actionSheet].contains(boxes[box].kind) { break }
        guard result.frames[box] != drawn.points[node] else { continue }
        let (seen, shown) = (result.frames[box], drawn.points[node])
        Issue.record("\(boxes[box].kind.name) \(box): \(seen) is drawn as \(shown) in \(name)")
        break
      }
    }
    return count
  }

  /// Whether the file alone says which elements there are and how large: no conditions, no loops,
  /// nothing but texts that only the running app knows.
  private func isSettled(_ walk: Walk) -> Bool {
    let names: [PropertyName] = [
      .isHidden, .isAnimating, .hidesWhenStopped, .isVisible, .isRefreshing, .hidesForSinglePage,
      .numberOfPages, .width, .font, .numberOfLines, .axis, .spacing, .isMomentary, .leftView,
      .rightView,
    ]
    return walk.expansion.instances.indices.allSatisfy { index in
      let control = PlacedElement(walk: walk, index: index)
      switch control.form {
      // The picture shows one tab.
      case .kind where control.is(.tabBar): return false
      // Rules also look at what is not revealed yet.
      case .kind where control.written(.reveals)?.symbol?.kind == .element: return false
      case .kind: return names.allSatisfy { !control.isSet($0) || control.value($0) != nil }
      case .componentRoot, .componentUse: return true
      default: return false
      }
    }
  }
}

/// Screens of all containers with controls in them, and constraints between some of these.
private struct RandomScreen {
  private var random: SeededGenerator
  private var names: [String] = []
  private var lines: [String] = []

  init(_ random: SeededGenerator) { self.random = random }

  mutating func source() -> String {
    names = []
    lines = ["screen S\(text()) {", "device: \(pick([".iPhone", ".iPad"]))"]
    lines.append("orientation: \(pick([".portrait", ".landscape"]))")
    if chance(30) { block("statusBar", 1) }
    if chance(50) { block("navigationBar", 3) }
    for _ in 0..<pick([1, 1, 2]) { region() }
    if chance(40) { block("toolbar", 3) }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private mutating func pick<T>(_ items: [T]) -> T { items.randomElement(using: &random)! }
  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }
  private mutating func text() -> String {
    chance(70) ? " \"\(pick(["Print", "Two pages", "Name", "A rather long line of words"]))\"" : ""
  }

  private mutating func block(_ head: String, _ most: Int) {
    lines.append(head + " {")
    for _ in 0..<Int.random(in: 0...most, using: &random) { control() }
    lines.append("}")
  }

  private mutating func region() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      lines.append("table {")
      for _ in 0..<pick([1, 2, 3]) { chance(30) ? section() : block("row" + text(), 3) }
      lines.append("}")
    case 1: block("popover", 4)
    default:
      let first = names.count
      lines.append("content {")
      for _ in 0..<pick([1, 3, 6]) {
        if chance(15) {
          lines.append("stack { axis: \(pick([".vertical", ".horizontal"])); spacing: 9pt")
          for _ in 0..<pick([1, 3]) { control() }
          lines.append("}")
        } else if chance(15) {
          block("view", 3)
        } else {
          control()
        }
      }
      if chance(60) { constraints(Array(names[first...])) }
      lines.append("}")
    }
  }

  private mutating func section() {
    lines.append("section\(text()) {")
    for _ in 0..<pick([1, 2]) { block("row" + text(), 3) }
    lines.append("}")
  }

  private mutating func control() {
    let name = "e\(names.count)"
    // A control stands on the line of the label that describes it.
    if chance(20) {
      lines += ["label \(name) \"Copies\"", "textField \(name)f { describedBy: \(name) }"]
    } else {
      let kind = pick([
        "label", "button", "slider", "switch", "stepper", "textField", "pageControl",
        "progressView", "activityIndicator", "infoButton", "segmentedControl",
        "roundedRectangleButton", "picker",
      ])
      let members =
        switch kind {
        case "label": pick(["", " { numberOfLines: 0 }", " { font: .headline }"])
        case "button": pick(["", " { width: 60pt }", " { image: \"star\" }"])
        case "slider", "textField": pick(["", " { width: 120pt }"])
        case "pageControl": " { numberOfPages: 4 }"
        case "activityIndicator":
          pick(["", " { isAnimating: true }", " { isAnimating: true; style: .whiteLarge }"])
        case "segmentedControl": " { segment \"One\"; segment \"Another\" }"
        default: ""
        }
      let says = ["label", "button", "roundedRectangleButton"].contains(kind) ? text() : ""
      lines.append("\(kind) \(name)\(says)\(members)")
    }
    names.append(name)
  }

  private mutating func constraints(_ names: [String]) {
    guard let first = names.first else { return }
    lines.append("layout {")
    for _ in 0..<pick([1, 2, 4]) {
      let (one, two) = (pick(names), pick(names))
      let priority = pick(["", " @ 750", " @ 250"])
      if one == two {
        lines.append("pin leadingSpaceToSuperview(\(first)) == \(pick([8, 16]))\(priority)")
      } else {
        lines.append(
          pick([
            "pin horizontalSpacing(\(one), \(two)) == 8", "pin widthsEqually(\(one), \(two))",
            "pin width(\(one)) >= 60", "align verticalCenters(\(one), \(two))",
            "align baselines(\(one), \(two))", "\(one).trailing == superview.trailing - 16",
          ]) + priority)
      }
    }
    lines.append("}")
  }
}
