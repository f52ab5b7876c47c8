/// The file system of the search for projects and of a workspace. The command line gives that of
/// the disk, tests give one in memory. Paths are text with `/`.
public struct FileSystem: Sendable {
  /// The kind of a path's target, through links.
  public var kind: @Sendable (_ path: String) -> Kind
  /// The entries of a folder, in order.
  public var entries: @Sendable (_ folder: String) throws(Unreadable) -> [Entry]
  /// A path without links; nil when it does not exist.
  public var realPath: @Sendable (_ path: String) -> String?
  /// The bytes of a file; nil when it is not a file or cannot be read.
  public var read: @Sendable (_ path: String) -> [UInt8]?

  public enum Kind: Sendable { case file, folder, missing, other }

  /// A name in a folder.
  public struct Entry: Sendable {
    public let name: String
    public let kind: Kind

    /// The kind of the entry itself: a link is not followed.
    public enum Kind: Sendable { case file, folder, link, other }

    public init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  public struct Unreadable: Error {
    public let reason: String
    public init(_ reason: String) { self.reason = reason }
  }

  public init(
    kind: @escaping @Sendable (String) -> Kind,
    entries: @escaping @Sendable (String) throws(Unreadable) -> [Entry],
    realPath: @escaping @Sendable (String) -> String?,
    read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.kind = kind
    self.entries = entries
    self.realPath = realPath
    self.read = read
  }

  /// The same files, by absolute paths only, for a process whose current folder means nothing.
  public var absolute: FileSystem {
    FileSystem(
      kind: { $0.hasPrefix("/") ? kind($0) : .missing }, entries: entries,
      realPath: { $0.hasPrefix("/") ? realPath($0) : nil },
      read: { $0.hasPrefix("/") ? read($0) : nil })
  }
}
