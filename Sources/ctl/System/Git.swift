import CtlCommandLine
import CtlDiagnostics
import CtlWorkspace

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The history of the files.
enum Git {
  /// The way from the top of the repository to the current folder: empty or `App/`.
  static func prefix() throws(Failure) -> String { try line(["rev-parse", "--show-prefix"]) }

  /// The folder of the repository.
  /// - Parameter isQuiet: Whether Git says nothing itself where there is no repository.
  static func top(isQuiet: Bool = false) throws(Failure) -> String {
    try line(["rev-parse", "--show-toplevel"], isQuiet: isQuiet)
  }

  /// The name of a path from the top of the repository; that of its target where it is a link, or
  /// where a link leads into the repository.
  static func name(of path: String, in top: String) -> String {
    let name = Files.relative(path, to: top)
    guard name.hasPrefix("..") || Files.isLink(path), let real = Files.realPath(path) else {
      return name
    }
    return Files.relative(real, to: top)
  }

  /// The revision that a range of them begins at; one that is no range is its own beginning.
  static func beginning(of revisions: String) throws(Failure) -> String {
    guard revisions.contains("..") else { return revisions }
    let ends = try run(["rev-parse", revisions]).split(separator: "\n")
    return ends.last { $0.hasPrefix("^") }.map { String($0.dropFirst()) } ?? revisions
  }

  /// What projects are made of, for Git.
  static let patterns = ["*.ctl", "*ctl.json", "*.xcstrings", "*.storyboard", "*.xib"]

  /// Writes files of a revision into a folder: those with some names, or all that projects are made of,
  /// with their images.
  static func export(
    _ revision: String, to folder: String, only some: [String]? = nil
  ) throws(Failure) {
    let top = try top()
    do throws(Failure) {
      _ = try run(["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"])
    } catch {
      throw Failure(
        "\(Files.quoted(revision)) is neither a folder nor a revision of Git",
        "\(Files.quoted(revision)) 既不是文件夹，也不是 Git 的版本")
    }
    // An index of its own leaves that of the person alone.
    let index = ["GIT_INDEX_FILE=\(folder)/.index"]
    _ = try run(["read-tree", "\(revision)^{tree}"], in: top, index)
    let all = ["ls-files", "-z", "--"] + patterns + ["*.xcassets/*"]
    var names = some ?? []
    if some == nil {
      names = try run(all, in: top, index).split(separator: "\0").map(String.init)
    }
    for start in stride(from: 0, to: names.count, by: 500) {
      let some = names[start..<min(start + 500, names.count)]
      _ = try run(["checkout-index", "--prefix=\(folder)/", "--"] + some, in: top, index)
    }
  }

  private static func line(
    _ arguments: [String], isQuiet: Bool = false
  ) throws(Failure) -> String {
    let text = try run(arguments, isQuiet: isQuiet)
    return text.last == "\n" ? String(text.dropLast()) : text
  }

  private static func cannotRun(_ reason: String) -> Failure {
    Failure("cannot run git: \(reason)", "无法运行 git：\(reason)")
  }

  /// What a command writes on standard output, in a folder; variables of the environment are added.
  static func run(
    _ arguments: [String], in folder: String = ".", _ variables: [String] = [],
    isQuiet: Bool = false
  ) throws(Failure) -> String {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { throw cannotRun(System.errorText()) }
    defer { close(pipes[0]) }
    let git = ["git", "-C", folder, "-c", "core.quotepath=off"]
    let words = ["env"] + variables + git + arguments
    var pointers = words.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
    posix_spawn_file_actions_addclose(&actions, pipes[0])
    if isQuiet { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
    var process = pid_t()
    let status = posix_spawnp(&process, "env", &actions, nil, pointers, environ)
    close(pipes[1])
    guard status == 0 else { throw cannotRun(System.errorText(status)) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(pipes[0], &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += chunk[..<count]
    }
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0, errno == EINTR {}
    guard result == 0 else {
      throw Failure(
        "`git \(arguments[0])` failed; see its message above", "`git \(arguments[0])` 失败，见上面的消息")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
