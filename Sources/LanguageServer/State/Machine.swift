import CtlWorkspace

/// What the server needs from the machine. The server itself accesses no file.
public struct Machine: Sendable {
  /// Of the program, for the client's log.
  public var version: String
  /// The bytes of a regular file; nil when it cannot be read.
  public var read: @Sendable (_ path: String) -> [UInt8]?
  public var isFile: @Sendable (_ path: String) -> Bool
  /// The entries of a folder, in order; nil when it cannot be read.
  public var entries: @Sendable (_ folder: String) -> [Entry]?
  /// A path without links; nil when it does not exist.
  public var realPath: @Sendable (_ path: String) -> String?
  public var parallel: Workspace.Parallel

  public struct Entry: Sendable {
    public let name: String
    /// False for links to folders, so that a search ends.
    public let isFolder: Bool

    public init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }

  public init(
    version: String, read: @escaping @Sendable (String) -> [UInt8]?,
    isFile: @escaping @Sendable (String) -> Bool,
    entries: @escaping @Sendable (String) -> [Entry]?,
    realPath: @escaping @Sendable (String) -> String?,
    parallel: @escaping Workspace.Parallel = { count, action in
      for index in 0..<count { action(index) }
    }
  ) {
    self.version = version
    self.read = read
    self.isFile = isFile
    self.entries = entries
    self.realPath = realPath
    self.parallel = parallel
  }
}
