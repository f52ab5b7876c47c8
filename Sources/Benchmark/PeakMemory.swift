#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The most memory that the process has held so far, in MiB.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Int(usage.ru_maxrss) >> 10
  #else
    getrusage(RUSAGE_SELF, &usage)
    return Int(usage.ru_maxrss) >> 20
  #endif
}
