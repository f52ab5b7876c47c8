import CtlCommandLine

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// Changes with the program: what another one made may look different.
  static var programStamp: String {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 || stat(CommandLine.arguments[0], &status) == 0
    else { return "" }
    #if canImport(Glibc)
      let date = status.st_mtim
    #else
      let date = status.st_mtimespec
    #endif
    return "\(status.st_size) \(date.tv_sec) \(date.tv_nsec)"
  }
}
