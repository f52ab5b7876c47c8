import CtlText

/// The state of the client's progress display.
enum IndexingProgress: Sendable {
  case none
  /// The client was asked to create one.
  case asked
  case running
}

extension Server {
  /// Whether there is work to do while the client is silent.
  public var hasWork: Bool {
    phase == .running && (discovery.isSearching || projects.contains { !$0.unchecked.isEmpty })
  }

  private static let progressToken = "ctl/files"
  /// With fewer files than this, checking ends before anyone could read about it.
  private static let progressThreshold = 64

  /// Does a few milliseconds of the remaining work. Called while there is no message to handle,
  /// until `hasWork` is false.
  public mutating func work() -> [Output] {
    guard hasWork else { return [] }
    if discovery.isSearching {
      willChange()
      for _ in 0..<32 where discovery.isSearching {
        let files = discovery.searchNext()
        if let first = files.first { projects[project(of: first)].add(files) }
      }
      if !discovery.isSearching {
        for problem in discovery.problems.prefix(20) { log(.warning, problem.message) }
        beginProgress()
      }
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
    for index in projects.indices {
      // The catalogues are beside the files, which are known now.
      loadSettings(index)
      projects[index].setWhole(discovery.isWhole(discovery.projects[index]))
    }
    endProgress()
    flush()
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
    let total = discovery.projects.reduce(0) { $0 + $1.files.count }
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
