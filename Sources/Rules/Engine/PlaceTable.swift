import CtlChecker

/// The places of the elements of each body in an expansion, for resolving references.
struct PlaceTable {
  private let expansion: Expansion
  /// The body of the root, then those of the frames: an instance for each of its elements, or -1.
  private var instances: [Int32] = []
  private var starts: [Int] = [0]

  init(_ expansion: Expansion) {
    self.expansion = expansion
    var size = expansion.instances.first.map { expansion.program.element($0.element).size } ?? 0
    var frame = 0
    while true {
      starts.append(starts[frame] + Int(size))
      guard frame < expansion.frames.count else { break }
      let (program, root) = Self.body(expansion, Int32(frame))
      size = program.elements[root].size
      frame += 1
    }
    instances = Array(repeating: -1, count: starts[starts.count - 1])
    for (index, instance) in expansion.instances.enumerated() {
      if let slot = slot(of: instance.element, in: instance.frame) {
        instances[slot] = Int32(index)
      }
    }
  }

  func place(of element: ElementID, in frame: Int32) -> Int? {
    slot(of: element, in: frame).flatMap { instances[$0] >= 0 ? Int(instances[$0]) : nil }
  }

  private func slot(of element: ElementID, in frame: Int32) -> Int? {
    let slots = starts[Int(frame) + 1]..<starts[Int(frame) + 2]
    let slot = slots.lowerBound + element.index - Self.body(expansion, frame).root
    return slots.contains(slot) ? slot : nil
  }

  /// The body of a frame, by its program and its first element.
  private static func body(_ expansion: Expansion, _ frame: Int32) -> (Program, root: Int) {
    guard frame >= 0 else {
      return (expansion.program, expansion.instances.first?.element.index ?? 0)
    }
    let frame = expansion.frames[Int(frame)]
    return (frame.program, frame.program.components[frame.component].root.index)
  }
}
