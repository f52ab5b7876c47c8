import CtlEditor
import CtlWorkspace

/// What the server needs from the machine. The server itself accesses no file.
public struct Machine: Sendable {
  /// Of the program, for the client's log.
  public let version: String
  let disk: FileSystem
  let images: Images
  let parallel: Workspace.Parallel
  /// Writes a page that people look at outside of their text, and gives its path; nil where it cannot.
  let page: @Sendable (_ name: String, _ bytes: [UInt8]) -> String?

  /// - Parameter page: writes a file of a name into a folder of its own.
  public init(
    version: String, disk: FileSystem, images: Images = .none,
    page: @escaping @Sendable (_ name: String, _ bytes: [UInt8]) -> String? = { _, _ in nil },
    parallel: @escaping Workspace.Parallel = { count, action in
      for index in 0..<count { action(index) }
    }
  ) {
    self.version = version
    self.disk = disk.absolute
    self.page = page
    self.images = images
    self.parallel = parallel
  }
}
