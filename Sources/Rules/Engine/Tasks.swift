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

  /// Whether no `if`, no loop and no use of a component is around it.
  var isUnconditional: Bool {
    var next = parent
    while let control = next {
      if !control.isKind { return false }
      next = control.parent
    }
    return true
  }

  /// Adds an item to the status bar of a screen: to the one it has, else to a new one before its
  /// first element. Asked of the screen; the item is its lines, without indentation.
  func statusBarAddition(_ item: [String]) -> Edit {
    func text(_ lines: [String], _ indentation: Int) -> String {
      lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
    }
    let block =
      item.count == 1 ? ["{ \(item[0]) }"] : ["{"] + item.map { "  " + $0 } + ["}"]
    guard let bar = children.first(where: { $0.is(.statusBar) && $0.isUnconditional }) else {
      let lines = ["statusBar " + block[0]] + block.dropFirst()
      return firstElementAddition(text(lines, indentation + 2))
    }
    if program.tree.child(of: bar.element.origin.node, .block) == nil {
      let end = program.tree.range(of: bar.element.origin.node).upperBound
      return Edit(Location(program.file, end..<end), " " + text(block, bar.indentation))
    }
    return bar.addition(text(item, bar.indentation + 2))
  }

  /// Adds an element before the others, below the declarations, when the block is written on lines
  /// of its own.
  private func firstElementAddition(_ member: String) -> Edit {
    let tree = program.tree
    guard let block = tree.child(of: element.origin.node, .block) else { return addition(member) }
    let elements: Set<NodeKind> = [.element, .ifStatement, .forStatement, .layout, .unexpected]
    let brace = Int(tree.nodes[block].firstToken)
    var last = brace
    for child in tree.children(of: block) {
      if elements.contains(tree.nodes[child].kind) { break }
      last = Int(tree.nodes[child].endToken) - 1
    }
    var token = last + 1
    while token < tree.tokenCount, tree.tokenKinds[token].isTrivia {
      if tree.tokenKinds[token] == .newline {
        let end = tree.tokenRange(token).upperBound
        let lineEnd = tree.text(ofToken: token)
        let indentation = String(repeating: " ", count: self.indentation + 2)
        let text = (last == brace ? "" : lineEnd) + indentation + member + lineEnd
        return Edit(Location(program.file, end..<end), text)
      }
      token += 1
    }
    return addition(member)
  }

  /// The lines of the element as they are written, without its indentation.
  var lines: [String] {
    let source = program.tree.text(of: element.origin.node)
    return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      number, line in
      guard number > 0 else { return String(line) }
      let margin = line.prefix(indentation).prefix { $0 == " " || $0 == "\t" }
      return String(line.dropFirst(margin.count))
    }
  }
}

extension BackgroundTask {
  /// How long it takes, when that is written in units of time.
  var milliseconds: Int? {
    if case .milliseconds(let value) = duration { return value }
    return nil
  }

  /// Whether it is over before people notice that something goes on.
  func isShort(_ settings: Settings) -> Bool {
    milliseconds.map { Double($0) <= settings[.networkMinSeconds] * 1000 } ?? false
  }

  /// Whether people notice that the network is in use, so that the status bar should say so.
  func needsNetworkIndicator(_ settings: Settings) -> Bool {
    isNetwork == true && milliseconds != nil && !isShort(settings)
  }
}
