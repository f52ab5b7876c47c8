import CtlCatalogue
import CtlChecker
import CtlDiagnostics

/// Which elements the constraints put beside each other: the flow layout keeps them on one line.
struct LineTable {
  /// The group of an element by its program; 0 is none.
  private var groups: [Key: Int] = [:]
  private var lines: [Line: Int32] = [:]
  private var count: Int32 = 0

  private struct Key: Hashable {
    let file: FileID
    let element: ElementID
  }

  private struct Line: Hashable {
    let file: FileID
    let group: Int
    let frame: Int32
  }

  /// The kinds that say that elements stand beside each other.
  private static let kinds: Set<Int> = Set(
    LayoutKind.all.indices.filter {
      ["horizontalSpacing", "verticalCenters", "baselines"].contains(LayoutKind.all[$0].name)
    })
  private static let anchors: Set<String> = ["centerY", "baseline"]

  init(_ expansion: Expansion) {
    var seen: Set<FileID> = []
    add(expansion.program, &seen)
    for frame in expansion.frames { add(frame.program, &seen) }
  }

  private mutating func add(_ program: Program, _ seen: inout Set<FileID>) {
    guard seen.insert(program.file).inserted else { return }
    for constraint in program.constraints {
      switch constraint.form {
      case .kind(let kind, let elements) where LineTable.kinds.contains(kind):
        join(elements, program)
      case .equation(let left, let right?, let multiplier)
      where multiplier == 1 && left.name == right.name && LineTable.anchors.contains(left.name):
        if let first = left.element, let second = right.element { join([first, second], program) }
      default: break
      }
    }
  }

  private mutating func join(_ elements: [ElementID], _ program: Program) {
    let keys = elements.map { Key(file: program.file, element: $0) }
    let group = keys.compactMap { groups[$0] }.first ?? groups.count + 1
    for key in keys where groups[key] == nil { groups[key] = group }
  }

  mutating func line(of instance: Int, in expansion: Expansion) -> Int32 {
    if groups.isEmpty { return -1 }
    let instance = expansion.instances[instance]
    let file = expansion.program(of: instance).file
    guard let group = groups[Key(file: file, element: instance.element)] else { return -1 }
    let key = Line(file: file, group: group, frame: instance.frame)
    if let line = lines[key] { return line }
    let line = newLine()
    lines[key] = line
    return line
  }

  mutating func newLine() -> Int32 {
    count += 1
    return count - 1
  }
}
