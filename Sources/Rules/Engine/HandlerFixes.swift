import CtlCatalogue
import CtlChecker
import CtlDiagnostics
import CtlSyntax

extension Control {
  /// Adds a handler that calls an action without parameters: the one of this name, or a new one,
  /// which the fix declares as well.
  func addHandler(_ event: EventName, calling name: String) -> Fix? {
    let scope = bodyScope
    let isDeclared = program.actions[scope.actions].contains {
      program.text($0.name) == name && $0.parameters.isEmpty
    }
    var name = name
    var edits: [Edit] = []
    if !isDeclared {
      var number = 2
      let base = name
      // A name that the file uses for anything at all is left alone.
      while program.names.find(name) != nil {
        name = base + String(number)
        number += 1
      }
      guard let declaration = declaration("action \(name)()", after: scope.actions) else {
        return nil
      }
      edits.append(declaration)
    }
    let handler = "on \(event.name) -> \(name)()"
    edits.append(addition(handler))
    return Fix(
      Message("add `{handler}`", "加上 `{handler}`")(["handler": .text(handler)]), .suggestion,
      edits.sorted { $0.location < $1.location })
  }

  /// What is declared in the screen or component that the element is written in.
  private var bodyScope: Scope {
    if frame >= 0 {
      let frame = walk.expansion.frames[Int(frame)]
      return frame.program.components[frame.component].scope
    }
    switch walk.expansion.root {
    case .screen(let index): return program.screens[index].scope
    case .component(let index): return program.components[index].scope
    }
  }

  private var bodyNode: Int {
    if frame >= 0 {
      let frame = walk.expansion.frames[Int(frame)]
      return frame.program.components[frame.component].origin.node
    }
    switch walk.expansion.root {
    case .screen(let index): return program.screens[index].origin.node
    case .component(let index): return program.components[index].origin.node
    }
  }

  /// The edit that declares something in the body: behind the last of its kind, else first.
  private func declaration(_ text: String, after actions: Range<Int>) -> Edit? {
    let tree = program.tree
    let bytes = tree.source.bytes
    guard let block = tree.child(of: bodyNode, .block) else { return nil }
    let range = tree.range(of: block)
    let isOneLine = !bytes[range].contains(0x0A)
    var start = range.lowerBound + 1
    if let last = actions.last {
      start = tree.range(of: program.actions[last].origin.node).upperBound
    }
    let location = Location(program.file, start..<start)
    if isOneLine {
      return Edit(location, actions.isEmpty ? " \(text);" : "; \(text)")
    }
    return Edit(location, "\n  " + text)
  }
}
