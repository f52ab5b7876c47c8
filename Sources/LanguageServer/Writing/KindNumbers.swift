import CtlEditor
import CtlText

/// The numbers of symbol kinds in LSP, of those that a client knows.
struct SymbolNumbers {
  private let known: Set<Int>

  /// - Parameter list: the client's; nil means the kinds of the first version of the protocol.
  init(_ list: JSONNode?) {
    known = list?.elements.map { Set($0.compactMap(\.int)) } ?? Set(1...18)
  }

  private init() { known = Set(1...26) }

  /// For requests that were added when all kinds existed.
  static let all = SymbolNumbers()

  func number(_ kind: SymbolKind) -> Int {
    let (best, old) = Self.numbers(kind)
    return known.contains(best) ? best : old
  }

  /// The best number, and one that every client knows.
  private static func numbers(_ kind: SymbolKind) -> (Int, Int) {
    switch kind {
    case .screen: (5, 5)  // Class
    case .component: (23, 5)  // Struct
    case .enumeration: (10, 10)  // Enum
    case .enumCase: (22, 14)  // EnumMember, Constant
    case .record: (23, 5)  // Struct, Class
    case .field: (8, 8)  // Field
    case .variable: (13, 13)  // Variable
    case .constant: (14, 14)  // Constant
    case .action: (12, 12)  // Function
    case .task: (24, 12)  // Event, Function
    case .element: (19, 8)  // Object, Field
    case .appearance: (3, 3)  // Namespace
    case .condition: (17, 17)  // Boolean
    case .loop: (18, 18)  // Array
    case .slot: (9, 9)  // Constructor
    case .layout: (11, 11)  // Interface
    case .constraint: (25, 7)  // Operator, Property
    }
  }
}

/// The numbers of completion kinds in LSP, of those that a client knows.
struct CompletionNumbers {
  private let known: Set<Int>

  init(_ list: JSONNode?) {
    known = list?.elements.map { Set($0.compactMap(\.int)) } ?? Set(1...18)
  }

  func number(_ kind: CompletionItem.Kind) -> Int {
    let (best, old) = Self.numbers(kind)
    return known.contains(best) ? best : old
  }

  private static func numbers(_ kind: CompletionItem.Kind) -> (Int, Int) {
    switch kind {
    case .control: (7, 7)  // Class
    case .container: (9, 9)  // Module
    case .component: (22, 7)  // Struct
    case .property: (10, 10)  // Property
    case .event: (23, 2)  // Event, Method
    case .action: (3, 3)  // Function
    case .variable, .parameter: (6, 6)  // Variable
    case .constant: (21, 12)  // Constant, Value
    case .element: (5, 5)  // Field
    case .task: (23, 3)  // Event, Function
    case .screen: (7, 7)  // Class
    case .enumeration: (13, 13)  // Enum
    case .enumCase, .member: (20, 12)  // EnumMember, Value
    case .record: (22, 7)  // Struct, Class
    case .field: (5, 5)  // Field
    case .function: (3, 3)
    case .type: (25, 7)  // TypeParameter, Class
    case .keyword: (14, 14)
    case .state: (12, 12)  // Value
    case .anchor: (5, 5)  // Field
    case .constraint: (2, 2)  // Method
    case .module: (9, 9)  // Module
    case .file: (17, 17)
    case .rule: (12, 12)  // Value
    case .color: (16, 16)
    }
  }
}
