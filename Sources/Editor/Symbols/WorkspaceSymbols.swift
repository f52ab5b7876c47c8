import CtlChecker
import CtlDiagnostics

/// A declaration that a search over the project found.
public struct WorkspaceSymbol: Sendable, Hashable {
  public let name: String
  public let kind: SymbolKind
  public let location: Location
  /// The screen, component or enum around it; nil at the top of a file.
  public let container: String?
  /// Larger means a better match.
  public let score: Int
}

extension EditorSnapshot {
  /// Declarations whose names contain the letters of a query in order, best first; all of them for
  /// an empty query.
  public func workspaceSymbols(matching query: String, limit: Int = 256) -> [WorkspaceSymbol] {
    let query = Array(query.utf8.filter { $0 != 0x20 })
    var result: [WorkspaceSymbol] = []
    for file in files { collect(file.program, query, &result) }
    result.sort { first, second in
      if first.score != second.score { return first.score > second.score }
      if first.name != second.name { return first.name < second.name }
      return first.location < second.location
    }
    return Array(result.prefix(max(0, limit)))
  }

  private func collect(
    _ program: Program, _ query: [UInt8], _ result: inout [WorkspaceSymbol]
  ) {
    func add(_ name: NameID?, _ origin: OriginID, _ kind: SymbolKind, _ container: String?) {
      guard let name = name.map(program.text),
        let score = FuzzyMatch.score(query, in: Array(name.utf8))
      else { return }
      result.append(
        WorkspaceSymbol(
          name: name, kind: kind, location: program.location(of: origin, .name),
          container: container, score: score))
    }
    func add(_ scope: Scope, _ root: ElementID, in container: String) {
      for index in scope.variables {
        add(program.variables[index].name, program.variables[index].origin, .variable, container)
      }
      for index in scope.constants {
        add(program.constants[index].name, program.constants[index].origin, .constant, container)
      }
      for index in scope.actions {
        add(program.actions[index].name, program.actions[index].origin, .action, container)
      }
      for index in scope.tasks {
        add(program.tasks[index].name, program.tasks[index].origin, .task, container)
      }
      for index in scope.styles {
        add(program.styles[index].name, program.styles[index].origin, .appearance, container)
      }
      for index in root.index..<root.index + Int(program.element(root).size) {
        add(program.elements[index].name, program.elements[index].origin, .element, container)
      }
    }
    for screen in program.screens {
      add(screen.name, screen.origin, .screen, nil)
      add(screen.scope, screen.root, in: program.text(screen.name))
    }
    for component in program.components {
      add(component.name, component.origin, .component, nil)
      add(component.scope, component.root, in: program.text(component.name))
      for index in component.slots {
        add(
          program.slots[index].name, program.slots[index].origin, .slot,
          program.text(component.name))
      }
    }
    for enumeration in program.enumerations {
      add(enumeration.name, enumeration.origin, .enumeration, nil)
      for index in enumeration.cases {
        add(
          program.enumCases[index].name, program.enumCases[index].origin, .enumCase,
          program.text(enumeration.name))
      }
      for field in program.fields[enumeration.fields] {
        add(field.name, field.origin, .field, program.text(enumeration.name))
      }
    }
    for record in program.records {
      add(record.name, record.origin, .record, nil)
      for field in program.fields[record.members] {
        add(field.name, field.origin, .field, program.text(record.name))
      }
    }
    for index in program.fileStyles {
      add(program.styles[index].name, program.styles[index].origin, .appearance, nil)
    }
    for index in program.fileConstants {
      add(program.constants[index].name, program.constants[index].origin, .constant, nil)
    }
  }
}

/// Letters of a query in the order of a name, as people type them: `rs` finds `ReaderSettings`.
enum FuzzyMatch {
  /// Nil when a letter is missing. Starts of words, runs and equal case count more.
  static func score(_ query: [UInt8], in name: [UInt8]) -> Int? {
    if query.isEmpty { return 0 }
    if query == name { return 1000 }
    guard query.count <= name.count, query.count <= 64, name.count <= 256 else { return nil }
    // The best score of the letters so far that ends at each letter of the name.
    var best: [Int?] = Array(repeating: nil, count: name.count)
    for (position, letter) in query.enumerated() {
      var next: [Int?] = Array(repeating: nil, count: name.count)
      var before: Int? = position == 0 ? 0 : nil
      for index in name.indices {
        if same(name[index], letter) {
          let run = position > 0 && index > 0 ? best[index - 1].map { $0 + 4 } : nil
          if let start = [before, run].compactMap({ $0 }).max() {
            let isStart = startsWord(name, index)
            next[index] = start + 1 + (isStart ? 6 : 0) + (name[index] == letter ? 1 : 0)
          }
        }
        if position > 0, let score = best[index] { before = max(before ?? score, score) }
      }
      best = next
    }
    return best.compactMap { $0 }.max().map { $0 * 4 - min(name.count, 60) / 4 }
  }

  private static func same(_ first: UInt8, _ second: UInt8) -> Bool {
    lowercased(first) == lowercased(second)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  private static func startsWord(_ name: [UInt8], _ index: Int) -> Bool {
    guard index > 0 else { return true }
    let isUpper = (0x41...0x5A).contains(name[index])
    return name[index - 1] == 0x5F || isUpper && !(0x41...0x5A).contains(name[index - 1])
  }
}
