/// What the search for projects, and a workspace, ask of files and folders. The command line gives
/// those of the disk, tests give some in memory. Paths are text with `/`.
public struct FileSystem: Sendable {
  /// What a path leads to, through links.
  public var kind: @Sendable (_ path: String) -> Kind
  /// What a folder holds, in order.
  public var entries: @Sendable (_ folder: String) throws(Unreadable) -> [Entry]
  /// A path without links; nil when there is nothing.
  public var realPath: @Sendable (_ path: String) -> String?
  /// The bytes of a file; nil when it is none or cannot be read.
  public var read: @Sendable (_ path: String) -> [UInt8]?

  public enum Kind: Sendable { case file, folder, missing, other }

  /// A name in a folder.
  public struct Entry: Sendable {
    public let name: String
    public let kind: Kind

    /// What it is itself: a link is not followed.
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

  /// The same files by their absolute paths alone, for a process whose current folder means nothing.
  public var absolute: FileSystem {
    FileSystem(
      kind: { $0.hasPrefix("/") ? kind($0) : .missing }, entries: entries,
      realPath: { $0.hasPrefix("/") ? realPath($0) : nil },
      read: { $0.hasPrefix("/") ? read($0) : nil })
  }
}
