import CtlDiagnostics

/// Which files import which: strongly connected components, and an order in which a file comes
/// after all that it imports. Iterative, so that a long chain of imports costs no stack.
struct ImportGraph {
  /// The longest chain of imports; one that would be longer is cut.
  static let limit = 256

  private let files: [FileID]
  private let positions: [FileID: Int]
  private let edges: [[Int]]

  struct Components {
    private let positions: [FileID: Int]
    /// The component of each file.
    private let component: [Int]
    /// The length of the longest chain of imports that begins at each file.
    private let level: [Int]
    /// Files that may be checked at the same time, after those of the waves before.
    let waves: [[FileID]]

    fileprivate init(_ graph: ImportGraph, component: [Int], level: [Int]) {
      (positions, self.component, self.level) = (graph.positions, component, level)
      var waves = [[FileID]](repeating: [], count: (level.max() ?? -1) + 1)
      for (position, file) in graph.files.enumerated() { waves[level[position]].append(file) }
      self.waves = waves
    }

    /// Whether two files import each other. A file that imports itself counts too.
    func isCycle(_ file: FileID, _ other: FileID) -> Bool {
      positions[file].map { component[$0] } == positions[other].map { component[$0] }
    }

    /// The files of a wave that import each other, in groups.
    func circles(in wave: [FileID]) -> [[FileID]] {
      var groups: [Int: [FileID]] = [:]
      for file in wave {
        if let position = positions[file] { groups[component[position], default: []].append(file) }
      }
      return groups.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 }
    }

    /// Whether a chain of imports that begins at a file has the greatest length already.
    func isAtLimit(_ file: FileID) -> Bool {
      positions[file].map { level[$0] >= ImportGraph.limit } ?? false
    }
  }

  /// The graph of some files; it has all files that they import.
  init(_ files: [FileID], imports: (FileID) -> [FileID]) {
    self.files = files
    let positions = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    self.positions = positions
    edges = files.map { imports($0).compactMap { positions[$0] } }
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
        var height = 0
        for target in members.lazy.flatMap({ edges[$0] })
        where component[target] != componentCount && level[target] < Self.limit {
          height = max(height, level[target] + 1)
        }
        for member in members { level[member] = height }
        componentCount += 1
      }
    }
    return Components(self, component: component, level: level)
  }
}
