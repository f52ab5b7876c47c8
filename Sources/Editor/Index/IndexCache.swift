import CtlChecker
import CtlDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The indexes of files, each made once for a program and shared by all snapshots that hold it.
/// All access goes through the lock, which is never held while an index is made.
final class IndexCache: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var indexes: [FileID: FileIndex] = [:]

  init() {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func index(of program: Program) -> FileIndex {
    pthread_mutex_lock(lock)
    let known = indexes[program.file]
    pthread_mutex_unlock(lock)
    if let known, known.program === program { return known }
    let index = FileIndex(program)
    pthread_mutex_lock(lock)
    indexes[program.file] = index
    pthread_mutex_unlock(lock)
    return index
  }
}
