import CtlWorkspace

/// What the server needs from the machine. The server itself accesses no file.
public struct Machine: Sendable {
  /// Of the program, for the client's log.
  public let version: String
  let disk: FileSystem
  let parallel: Workspace.Parallel

  public init(
    version: String, disk: FileSystem,
    parallel: @escaping Workspace.Parallel = { count, action in
      for index in 0..<count { action(index) }
    }
  ) {
    self.version = version
    self.disk = disk.absolute
    self.parallel = parallel
  }
}
