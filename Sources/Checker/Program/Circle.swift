import CtlDiagnostics

/// The programs of files that import each other. They come in rounds, so that none can hold the others as
/// they are in the end; it finds them here. The circle has what they consist of, and not themselves: nothing
/// holds itself.
public final class Circle: Sendable {
  private struct Member {
    var origins: any Origins
    var tables: ProgramTables
  }
  private let members: [FileID: Member]

  public init(_ programs: some Sequence<Program>) {
    var members: [FileID: Member] = [:]
    for program in programs {
      members[program.file] = Member(origins: program.origins, tables: program.tables)
    }
    self.members = members
  }

  func program(of file: FileID) -> Program? {
    members[file].map { Program($0.origins, $0.tables, self) }
  }

  public func has(_ file: FileID) -> Bool { members[file] != nil }

  /// What files that import each other see of each other: what is there without being worked out. The
  /// values of constants, and what components and styles are made of, would need an order.
  public static func shows(_ kind: Symbol.Kind) -> Bool {
    [.screen, .enumeration, .record].contains(kind)
  }
}

extension Program {
  /// The same program, which finds those of its circle.
  public func inside(_ circle: Circle) -> Program { Program(origins, tables, circle) }

  /// Whether another program of the same file says the same of what files of its circle see.
  public func declaresSame(as other: Program) -> Bool {
    func heads(_ program: Program) -> [[Type?]] {
      program.screens.map { screen in
        [screen.result] + program.tables.parameters(of: screen).map { program.variables[$0].type }
      }
    }
    return tables.fields == other.tables.fields && heads(self) == heads(other)
  }
}
