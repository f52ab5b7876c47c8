/// The nodes of a tree while it grows, in pre-order.
///
/// Raw memory, because the appends and bounds checks of arrays cost more than the parsing itself.
struct TreeBuilder: ~Copyable {
  private var nodes: UnsafeMutablePointer<Node>
  private var capacity: Int
  private(set) var count = 0
  /// Parents of large subtrees that were put around them afterwards; `finish` puts them in place.
  private var wrappers: [Wrapper] = []

  private struct Wrapper {
    /// The first node inside, and the index after the last one.
    var start: Int
    var end: Int
    var node: Node
  }

  /// Subtrees up to this size are moved at once to make room for a parent; larger ones wait, or
  /// nested parentheses around a long list would move it once for each of them.
  private static let movable = 64

  init(tokenCount: Int) {
    // Half as many nodes as tokens is typical; trivia are tokens too.
    capacity = tokenCount / 2 + 16
    nodes = .allocate(capacity: capacity)
  }

  /// Begins a node at a token; returns its handle, which is valid until the node is closed.
  @inline(__always) mutating func open(_ kind: NodeKind, at token: Int) -> Int {
    if count == capacity { grow() }
    nodes[count] = Node(
      kind: kind, flags: [], size: 0, firstToken: UInt32(truncatingIfNeeded: token), endToken: 0)
    count += 1
    return count - 1
  }

  @inline(__always) mutating func close(_ handle: Int, before token: Int) {
    guard handle >= 0 else {
      closeWrapper(~handle, before: token)
      return
    }
    let end = UInt32(truncatingIfNeeded: token)
    nodes[handle].size = UInt32(truncatingIfNeeded: count - handle)
    // A node without tokens is placed after the token before it.
    nodes[handle].firstToken = min(nodes[handle].firstToken, end)
    nodes[handle].endToken = end
  }

  /// Puts a new parent around everything from a closed node on, and leaves it open.
  mutating func wrap(_ node: Int, _ kind: NodeKind) -> Int {
    if count == capacity { grow() }
    let parent = Node(
      kind: kind, flags: [], size: 0, firstToken: nodes[node].firstToken, endToken: 0)
    guard count - node <= TreeBuilder.movable else {
      wrappers.append(Wrapper(start: node, end: count, node: parent))
      return ~(wrappers.count - 1)
    }
    (nodes + node + 1).update(from: nodes + node, count: count - node)
    nodes[node] = parent
    count += 1
    return node
  }

  mutating func setKind(_ node: Int, _ kind: NodeKind) { nodes[node].kind = kind }

  mutating func markError(_ handle: Int) {
    if handle >= 0 {
      nodes[handle].flags.insert(.hasError)
    } else {
      wrappers[~handle].node.flags.insert(.hasError)
    }
  }

  func kind(of node: Int) -> NodeKind { nodes[node].kind }
  func firstToken(of node: Int) -> Int { Int(nodes[node].firstToken) }

  /// Forgets every node after the first `newCount`.
  mutating func cut(to newCount: Int) {
    count = newCount
    while let last = wrappers.last, last.start >= newCount { wrappers.removeLast() }
  }

  /// The file covers every token, with the trivia at its edges.
  mutating func spanFile(_ node: Int, tokenCount: Int) {
    nodes[node].firstToken = 0
    nodes[node].endToken = UInt32(truncatingIfNeeded: tokenCount)
  }

  /// The finished nodes; the builder is empty afterwards.
  mutating func finish() -> [Node] {
    let result =
      wrappers.isEmpty ? Array(UnsafeBufferPointer(start: nodes, count: count)) : merged()
    nodes.deallocate()
    (count, capacity, wrappers) = (0, 0, [])
    return result
  }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
  }

  private mutating func closeWrapper(_ index: Int, before token: Int) {
    wrappers[index].end = count
    wrappers[index].node.endToken = UInt32(truncatingIfNeeded: token)
  }

  /// All nodes with the waiting parents among them, in time linear in their number.
  private func merged() -> [Node] {
    // Of two wrappers that start at one node, the later is the outer one.
    let order = wrappers.indices.sorted {
      (wrappers[$0].start, $1) < (wrappers[$1].start, $0)
    }
    // How many wrappers start before each node.
    var before = [UInt32](repeating: 0, count: count + 1)
    for wrapper in wrappers { before[wrapper.start + 1] += 1 }
    for index in 0..<count { before[index + 1] += before[index] }
    var result: [Node] = []
    result.reserveCapacity(count + wrappers.count)
    var next = 0
    for index in 0..<count {
      while next < order.count, wrappers[order[next]].start == index {
        let wrapper = wrappers[order[next]]
        var node = wrapper.node
        let inside = before[wrapper.end] - UInt32(truncatingIfNeeded: next)
        node.size = UInt32(truncatingIfNeeded: wrapper.end - wrapper.start) + inside
        result.append(node)
        next += 1
      }
      var node = nodes[index]
      node.size += before[index + Int(node.size)] - before[index + 1]
      result.append(node)
    }
    return result
  }
}
