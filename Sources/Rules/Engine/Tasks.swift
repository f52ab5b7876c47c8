import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension Control {
  /// The task that `while` names, and where that is written.
  var boundTask: (written: Written, program: Program, task: BackgroundTask)? {
    guard let written = written(.while), let symbol = written.symbol, symbol.kind == .task,
      let program = program.program(of: symbol.file),
      program.tasks.indices.contains(Int(symbol.index))
    else { return nil }
    return (written, program, program.tasks[Int(symbol.index)])
  }

  /// Adds an item to the status bar of a screen: to the one it has, else in a new one before its
  /// first element. Call it on the screen.
  func statusBarAddition(_ item: String) -> Edit {
    let bar = children.first { $0.is(.statusBar) && $0.instance.parent == Int32(index) }
    if let bar { return bar.addition(item) }
    return firstElementAddition("statusBar { \(item) }")
  }

  /// Adds an element before the others, below the declarations, when the block is written on lines
  /// of its own.
  private func firstElementAddition(_ member: String) -> Edit {
    let tree = program.tree
    guard let block = tree.child(of: Int(element.node), .block) else { return addition(member) }
    var last = Int(tree.nodes[block].firstToken)
    let elements: Set<NodeKind> = [.element, .ifStatement, .forStatement, .layout, .unexpected]
    for child in tree.children(of: block) {
      if elements.contains(tree.nodes[child].kind) { break }
      last = Int(tree.nodes[child].endToken) - 1
    }
    var token = last + 1
    while token < tree.tokenCount, tree.tokenKinds[token].isTrivia {
      if tree.tokenKinds[token] == .newline {
        let end = tree.tokenRange(token).upperBound
        let lineEnd = tree.text(ofToken: token)
        let isFirst = last == Int(tree.nodes[block].firstToken)
        let indentation = String(repeating: " ", count: self.indentation + 2)
        let text = (isFirst ? "" : lineEnd) + indentation + member + lineEnd
        return Edit(Location(program.file, end..<end), text)
      }
      token += 1
    }
    return addition(member)
  }
}

extension BackgroundTask {
  /// How long it takes, when that is written in units of time.
  var milliseconds: Int? {
    if case .milliseconds(let value) = duration { return value }
    return nil
  }

  /// Whether people notice that the network is in use, so that the status bar should say so.
  func needsNetworkIndicator(_ settings: Settings) -> Bool {
    guard isNetwork == true, let milliseconds else { return false }
    return Double(milliseconds) > settings[.networkMinSeconds] * 1000
  }
}
