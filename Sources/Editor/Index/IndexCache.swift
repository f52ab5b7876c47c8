import CtlChecker
import CtlDiagnostics
import CtlText

/// The indexes of files, each made once for a program and shared by all snapshots with it.
public final class IndexCache: Sendable {
  private let entries = Locked<[FileID: Entry]>([:])

  public init() {}

  func index(of program: Program) -> FileIndex {
    let entry = entries.withLock { entries -> Entry in
      if let known = entries[program.file], known.program === program { return known }
      let new = Entry(program)
      entries[program.file] = new
      return new
    }
    return entry.index
  }

  /// For one program. A thread that needs an index in the making waits; others continue.
  private final class Entry: Sendable {
    let program: Program
    private let made = Locked<FileIndex?>(nil)

    init(_ program: Program) { self.program = program }

    var index: FileIndex {
      made.withLock { made in
        if let made { return made }
        let new = FileIndex(program)
        made = new
        return new
      }
    }
  }
}
