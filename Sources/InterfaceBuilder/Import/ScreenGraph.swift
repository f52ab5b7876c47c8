import CtlChecker

/// Which screens of a document open which: each becomes a file, and files cannot import each other
/// in a circle.
public struct ScreenGraph {
  /// The screens whose files each screen may import.
  public private(set) var reachable: [Set<Int>]
  /// All screens, each after those that it imports.
  public private(set) var order: [Int] = []

  /// How long a chain of imports may become.
  private static let limit = 200

  public init(_ program: Program) {
    let targets = program.screens.indices.map { Self.targets(of: $0, in: program) }
    reachable = Array(repeating: [], count: targets.count)
    /// The length of the chain below each screen; nil until it is left.
    var lengths: [Int?] = Array(repeating: nil, count: targets.count)
    var isEntered = Array(repeating: false, count: targets.count)
    for start in targets.indices where !isEntered[start] {
      var path = [(screen: start, next: 0)]
      isEntered[start] = true
      while let (screen, next) = path.last {
        guard next < targets[screen].count else {
          lengths[screen] = 1 + (reachable[screen].compactMap { lengths[$0] }.max() ?? 0)
          order.append(screen)
          path.removeLast()
          continue
        }
        let target = targets[screen][next]
        if target == screen {
          reachable[screen].insert(target)
        } else if !isEntered[target] {
          isEntered[target] = true
          path.append((target, 0))
          // It is looked at again once it is left.
          continue
        } else if let length = lengths[target], length < Self.limit {
          reachable[screen].insert(target)
        }
        path[path.count - 1].next += 1
      }
    }
  }

  /// The screens that a screen opens, in the order of the file.
  private static func targets(of index: Int, in program: Program) -> [Int] {
    guard let openings = program.design?.openings else { return [] }
    let root = program.screens[index].root.index
    var found: [Int] = []
    for element in root..<root + Int(program.elements[root].size) {
      for handler in program.handlers[program.elements[element].handlers] {
        guard let opening = openings[handler.origin], !found.contains(opening.screen) else {
          continue
        }
        found.append(opening.screen)
      }
    }
    return found
  }
}
