import CtlText
import Dispatch

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a server over standard input and output: one thread reads, one runs the server, and others
/// answer requests.
public struct StandardStreams: Sendable {
  private let inbox = Inbox()
  private let output: Locked<Descriptor>
  private let answers = DispatchQueue(label: "ctl.answers", attributes: .concurrent)
  private let pending = DispatchGroup()

  public init() {
    // Only messages may go out here: anything else that is printed goes to standard error.
    let copy = dup(1)
    if copy >= 0 { dup2(2, 1) }
    output = Locked(Descriptor(number: copy >= 0 ? copy : 1))
  }

  /// How long a person who types thinks, in milliseconds.
  private static let pause = 300

  /// Serves until the client sends `exit`, closes its stream or has died.
  /// - Parameter processID: the client's, if already known.
  /// - Returns: the exit status.
  public func serve(_ machine: Machine, processID: Int? = nil) -> Int32 {
    startReading()
    if let processID { watch(processID) }
    var server = Server(machine: machine)
    while true {
      let outputs: [Server.Output]
      let pause = server.awaitsPause ? Self.pause : nil
      switch inbox.take(waits: !server.hasWork, atMost: pause) {
      case .bytes(let bytes): outputs = server.receive(bytes)
      case .nothing: outputs = server.hasWork ? server.work() : server.pause()
      case .end:
        // The client may still read the last answers.
        _ = pending.wait(timeout: .now() + 2)
        return server.statusAtEndOfInput
      }
      for output in outputs {
        switch output {
        case .message(let body): send(body)
        case .work(let work): answers.async(group: pending) { send(work.run()) }
        case .watch(let processID): watch(processID)
        case .exit(let status): return status
        }
      }
    }
  }

  private func send(_ body: [UInt8]) {
    let isWritten = output.withLock { $0.write(Outgoing.frame(body)) }
    if !isWritten { inbox.close() }
  }

  private func startReading() {
    let inbox = inbox
    DispatchQueue(label: "ctl.reader", qos: .userInteractive).async {
      let input = Descriptor(number: 0)
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
      while let count = input.read(buffer) {
        inbox.put(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
      inbox.close()
    }
  }

  /// Ends the process when the client has died. A client that cannot be seen from here, as from
  /// inside a container, is not watched.
  private func watch(_ processID: Int) {
    guard let id = pid_t(exactly: processID), id > 0, isAlive(id) else { return }
    let isParent = getppid() == id
    DispatchQueue(label: "ctl.watch", qos: .utility).async {
      while isAlive(id), !isParent || getppid() == id { sleep(1) }
      // The other threads would wait forever.
      _exit(1)
    }
  }

  private func isAlive(_ id: pid_t) -> Bool { kill(id, 0) == 0 || errno == EPERM }
}
