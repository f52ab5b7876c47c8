#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The least time that a body takes on one core, in milliseconds: processor time of this thread, so
/// that other work on the machine does not count. Repeats until half a second is spent.
func best(_ body: () -> Void) -> Double {
  var best = Double.infinity
  var spent = 0.0
  var runs = 0
  while spent < 500, runs < 200 {
    let start = processorTime()
    body()
    let time = processorTime() - start
    best = min(best, time)
    spent += time
    runs += 1
  }
  return best
}

/// The time of one run.
func once(_ body: () -> Void) -> Double {
  let start = processorTime()
  body()
  return processorTime() - start
}

/// To the base 2.
func logarithm(_ number: Double) -> Double { log2(number) }

/// Of this thread, in milliseconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

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
