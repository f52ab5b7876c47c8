import CtlDiagnostics

/// Which files import which: strongly connected components, and an order in which a file comes
/// after all that it imports. Iterative, so that a long chain of imports costs no stack.
struct ImportGraph {
  let edges: [[Int]]

  struct Components {
    /// The component of each file; two files of one component import each other. A file that
    /// imports itself counts too, because it is in one component with its target.
    let component: [Int]
    /// Files that may be checked at the same time, after those of the waves before.
    let waves: [[Int]]
  }

  init(_ edges: [[FileID]]) {
    self.edges = edges.map { $0.map { Int($0.rawValue) } }
  }

  /// Tarjan's algorithm with an explicit stack.
  var components: Components {
    let count = edges.count
    var order = [Int](repeating: -1, count: count)
    var low = [Int](repeating: 0, count: count)
    var component = [Int](repeating: -1, count: count)
    var isOnStack = [Bool](repeating: false, count: count)
    var stack: [Int] = []
    var nextOrder = 0
    var componentCount = 0
    var level = [Int](repeating: 0, count: count)
    var frames: [(node: Int, edge: Int)] = []
    for start in 0..<count where order[start] < 0 {
      frames.append((start, 0))
      while let (node, edge) = frames.last {
        if edge == 0 {
          order[node] = nextOrder
          low[node] = nextOrder
          nextOrder += 1
          stack.append(node)
          isOnStack[node] = true
        }
        if edge < edges[node].count {
          frames[frames.count - 1].edge += 1
          let target = edges[node][edge]
          if order[target] < 0 {
            frames.append((target, 0))
          } else if isOnStack[target] {
            low[node] = min(low[node], order[target])
          }
          continue
        }
        frames.removeLast()
        if let parent = frames.last { low[parent.node] = min(low[parent.node], low[node]) }
        guard low[node] == order[node] else { continue }
        var members: [Int] = []
        while let top = stack.popLast() {
          isOnStack[top] = false
          component[top] = componentCount
          members.append(top)
          if top == node { break }
        }
        // Everything that is imported from other components is finished and has its level.
        let height =
          members.flatMap { edges[$0] }.filter { component[$0] != componentCount }
          .map { level[$0] + 1 }.max() ?? 0
        for member in members { level[member] = height }
        componentCount += 1
      }
    }
    var waves = [[Int]](repeating: [], count: (level.max() ?? -1) + 1)
    for node in 0..<count { waves[level[node]].append(node) }
    return Components(component: component, waves: waves)
  }
}
