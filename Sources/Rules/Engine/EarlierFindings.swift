import CtlChecker
import CtlDiagnostics
import CtlSyntax
import CtlText

/// What one walk found, by the places where it stood: enough to say it again after an edit
/// elsewhere.
struct WalkRecord: Sendable {
  let isExpanded: Bool
  let instanceCount: Int
  /// The components that were walked through as parts of it.
  let components: Set<Symbol>
  let reaches: [Reach]
  let starts: [Int32]
  let layoutStart: Int
  let findings: [Finding]
  let origins: [Location?]

  init(_ walk: Walk, isExpanded: Bool) {
    self.isExpanded = isExpanded
    instanceCount = walk.expansion.instances.count
    components = Set(
      walk.expansion.frames.map { Symbol(.component, $0.program.file, $0.component) })
    reaches = walk.reaches
    starts = walk.starts
    layoutStart = walk.layoutStart
    findings = walk.findings
    origins = walk.origins
  }

  /// The findings at a position.
  fileprivate func findings(at position: Int) -> Range<Int> {
    let end = position + 1 < starts.count ? Int(starts[position + 1]) : layoutStart
    return Int(starts[position])..<end
  }
}

/// What an earlier walk found and an edit did not touch. Wherever a rule looked at what was edited,
/// it is asked again; so it is inside the edited element, around it, and behind it on its last line,
/// which the edits of fixes read.
struct EarlierFindings {
  private let record: WalkRecord
  private let file: FileID
  private let bytes: Splice
  /// The instances of the edited element; none when it is in another body.
  private let instances: Splice
  /// The instances around it, and up to where those behind it are asked again.
  private let around: [Int]
  private let lineEnd: Int

  /// Nil when the walks are too different.
  init?(_ record: WalkRecord, _ change: ElementChange, in expansion: Expansion, isExpanded: Bool) {
    let program = expansion.program
    let body = program.root(of: change.element)
    guard record.isExpanded == isExpanded, !record.components.contains(where: body.isUsed),
      !change.changesLines
    else { return nil }
    self.record = record
    file = program.file
    bytes = change.tree.bytes
    let count = expansion.instances.count
    guard body.root == expansion.root else {
      guard record.instanceCount == count else { return nil }
      instances = Splice(at: count, removing: 0, inserting: 0)
      around = []
      lineEnd = count
      return
    }
    let delta = change.elements.delta
    let first = expansion.instances.firstIndex {
      $0.frame < 0 && $0.element == change.element
    }
    guard let first, record.instanceCount + delta == count else { return nil }
    let size = Int(expansion.instances[first].size)
    instances = Splice(at: first, removing: size - delta, inserting: size)
    around = Self.positions(around: first, in: expansion)
    lineEnd = Self.lineEnd(behind: instances.new.upperBound, bytes, in: expansion)
  }

  private static func positions(around position: Int, in expansion: Expansion) -> [Int] {
    var result: [Int] = []
    var next = Int(expansion.instances[position].parent)
    while next >= 0 {
      result.append(next)
      next = Int(expansion.instances[next].parent)
    }
    return result
  }

  /// The first position at or behind another that begins on a later line than the edit ends.
  private static func lineEnd(
    behind position: Int, _ edit: Splice, in expansion: Expansion
  ) -> Int {
    let program = expansion.program
    let bytes = program.tree.source.bytes
    let newline =
      bytes[edit.new.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return expansion.instances[position...].firstIndex { instance in
      instance.frame < 0
        && program.tree.range(of: Int(program.element(instance.element).node)).lowerBound > newline
    } ?? expansion.instances.count
  }

  /// How far rules had looked from a position, when what they found there still holds, and what that
  /// was; nil when they have to be asked again.
  func known(at position: Int) -> (reach: Reach, findings: [(Finding, Location?)])? {
    let isBefore = position < instances.new.lowerBound
    guard isBefore || position >= lineEnd else { return nil }
    if isBefore, around.contains(position) { return nil }
    let old = isBefore ? position : position - instances.delta
    let reach = record.reaches[old]
    if reach != .none {
      guard reach != .everything, !reach.overlaps(instances.old),
        !around.contains(where: reach.contains)
      else { return nil }
    }
    var findings: [(Finding, Location?)] = []
    for index in record.findings(at: old) {
      let origin = record.origins[index]
      let place = origin?.moved(by: bytes, in: file)
      guard let finding = record.findings[index].moved(by: bytes, in: file),
        (place == nil) == (origin == nil)
      else { return nil }
      findings.append((finding, place))
    }
    return (reach.moved(by: instances.delta, from: instances.old.upperBound), findings)
  }
}

extension Program {
  /// The screen or component that an element is written in.
  fileprivate func root(of element: ElementID) -> (
    root: Expansion.Root, isUsed: (Symbol) -> Bool
  ) {
    var index = element.index
    while elements[index].parent >= 0 { index = Int(elements[index].parent) }
    let number = Int(elements[index].payload)
    guard elements[index].form == .componentRoot else { return (.screen(number), { _ in false }) }
    let symbol = Symbol(.component, file, number)
    return (.component(number), { $0 == symbol })
  }
}
