/// The files of a small project. As text, `//- Path.ctl` on a line of its own begins the next one.
public struct FuzzInput: Sendable, Hashable {
  public struct File: Sendable, Hashable {
    public var path: String
    public var bytes: [UInt8]

    public init(_ path: String, _ bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The last one is looked at most closely; it may import the others.
  public var files: [File]

  public init(_ files: [File]) { self.files = files }

  public init(_ source: String) { files = [File("Main.ctl", Array(source.utf8))] }

  public var main: [UInt8] {
    get { files[files.count - 1].bytes }
    set { files[files.count - 1].bytes = newValue }
  }

  private static let mark = Array("//- ".utf8)

  public init(text: [UInt8]) {
    files = []
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: Self.mark) {
        files.append(
          File(String(decoding: line.dropFirst(Self.mark.count), as: UTF8.self), []))
      } else {
        if files.isEmpty { files = [File("Main.ctl", [])] }
        files[files.count - 1].bytes += line + [0x0A]
      }
    }
    // Every line has an end but the last.
    for index in files.indices { files[index].bytes.removeLast(min(1, files[index].bytes.count)) }
  }

  public var text: [UInt8] {
    if files.count == 1, files[0].path == "Main.ctl" { return files[0].bytes }
    return Array(
      files.map { Self.mark + Array("\($0.path)\n".utf8) + $0.bytes }.joined(separator: [0x0A]))
  }
}
