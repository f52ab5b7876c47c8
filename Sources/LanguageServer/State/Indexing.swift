import CtlText
import CtlWorkspace

/// A search for `.ctl` files below folders, done in steps.
struct FolderSearch: Sendable {
  private(set) var folders: [String]
  private(set) var fileCount = 0

  /// Enough for every project; a search in a home folder opened by mistake stops here.
  static let fileLimit = 50_000
  private static let folderLimit = 200_000
  private var folderCount = 0

  init(_ folders: [String] = []) { self.folders = folders.reversed() }

  var isFinished: Bool { folders.isEmpty }

  /// Searches the next folder; hidden folders and links to folders are left out.
  mutating func next(_ machine: Machine) -> [String] {
    guard let folder = folders.popLast() else { return [] }
    folderCount += 1
    guard folderCount <= Self.folderLimit, fileCount < Self.fileLimit else {
      folders = []
      return []
    }
    var files: [String] = []
    var found: [String] = []
    for entry in machine.entries(folder) ?? [] where !entry.name.hasPrefix(".") {
      let path = folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)"
      if entry.isFolder {
        found.append(path)
      } else if entry.name.hasSuffix(".ctl"), machine.isFile(path) {
        files.append(path)
      }
    }
    folders += found.reversed()
    fileCount += files.count
    return files
  }
}

/// The state of the client's progress display.
enum IndexingProgress: Sendable {
  case none
  /// The client was asked to create one.
  case asked
  case running
  case finished
}

extension Server {
  /// Whether there is work to do while the client is silent.
  public var hasWork: Bool {
    phase == .running && (!search.isFinished || projects.contains { !$0.unchecked.isEmpty })
  }

  private static let progressToken = "ctl/files"
  /// With fewer files than this, checking ends before anyone could read about it.
  private static let progressThreshold = 64

  /// Does a few milliseconds of the remaining work. Called while there is no message to handle,
  /// until `hasWork` is false.
  public mutating func work() -> [Output] {
    guard hasWork else { return [] }
    if !search.isFinished {
      for _ in 0..<32 where !search.isFinished {
        let files = search.next(machine)
        guard let first = files.first else { continue }
        willChange()
        let owner = project(of: first)
        for file in files { projects[owner].add(file) }
      }
      if search.isFinished { beginProgress() }
    } else {
      willChange()
      if let index = projects.firstIndex(where: { !$0.unchecked.isEmpty }) {
        projects[index].checkUnchecked(atMost: 32)
      }
      reportProgress()
    }
    if !hasWork { finishWork() }
    defer { outputs = [] }
    return outputs
  }

  private mutating func finishWork() {
    endProgress()
    let ready = waiting
    waiting = []
    for item in ready { start(item) }
  }

  // MARK: Progress

  private var uncheckedCount: Int { projects.reduce(0) { $0 + $1.unchecked.count } }

  private mutating func beginProgress() {
    guard client.showsProgress, case .none = progress,
      uncheckedCount >= Self.progressThreshold
    else { return }
    progress = .asked
    ask("window/workDoneProgress/create", for: .progress) {
      $0.member("token", Self.progressToken)
    }
  }

  mutating func progressCreated(_ isCreated: Bool) {
    guard case .asked = progress else { return }
    guard isCreated, hasWork else {
      progress = .none
      return
    }
    progress = .running
    let title = language == .english ? "Checking files" : "正在检查文件"
    sendProgress { writer in
      writer.member("kind", "begin")
      writer.member("title", title)
      writer.member("percentage", 0)
    }
  }

  private mutating func reportProgress() {
    guard case .running = progress else { return }
    let total = projects.reduce(0) { $0 + $1.paths.count }
    let done = max(0, total - uncheckedCount)
    sendProgress { writer in
      writer.member("kind", "report")
      writer.member("message", "\(done)/\(total)")
      writer.member("percentage", total == 0 ? 100 : done * 100 / total)
    }
  }

  private mutating func endProgress() {
    if case .running = progress { sendProgress { $0.member("kind", "end") } }
    progress = .none
  }

  private mutating func sendProgress(_ value: (inout JSONWriter) -> Void) {
    notify("$/progress") { writer in
      writer.member("token", Self.progressToken)
      writer.key("value")
      writer.object(value)
    }
  }
}
