// Makes inputs without end and holds them to the laws, on all cores. What breaks one is made small and
// written as a case, which `swift test` tries from then on.
//
//     swift run -c release ctl-fuzz --minutes 10
//     swift run -c release ctl-fuzz --minutes 60 --quick
//     swift run -c release ctl-fuzz --case Tests/Corpus/Fuzz/NAME.txt
//
// `--swift FOLDER --count N` writes the Swift of random programs. `.ci/sanitize` builds it with
// libFuzzer: `--guided` then has its options, and `--words` prints a dictionary for it.

import CtlFuzz
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())

func value(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  return arguments[index + 1]
}

let search = Search(isQuick: arguments.contains("--quick"))

if let path = value("--case") {
  guard let text = FileManager.default.contents(atPath: path) else { exit(2) }
  let seed = value("--seed").flatMap { UInt64($0) } ?? 0
  if let violation = search.violation(FuzzInput(text: Array(text)), seed) {
    print("\(violation.law): \(violation.message)")
    exit(1)
  }
} else if let start = value("--worker").flatMap({ UInt64($0) }), let mark = value("--mark") {
  exit(Worker(search: search, start: start, mark: URL(fileURLWithPath: mark)).run() ? 0 : 1)
} else if let path = value("--swift"), let count = value("--count").flatMap({ Int($0) }) {
  // Swift of random programs, a folder for each module; `.ci/programs` compiles them.
  let seed = value("--seed").flatMap { UInt64($0) } ?? 1
  let perModule = SwiftPrograms.perModule
  DispatchQueue.concurrentPerform(iterations: (count + perModule - 1) / perModule) { number in
    let folder = URL(fileURLWithPath: path).appendingPathComponent("\(number)")
    let rest = min(perModule, count - number * perModule)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in SwiftPrograms.module(number, rest, from: seed) {
        try Data(file.bytes).write(to: folder.appendingPathComponent(file.name))
      }
    } catch {
      print("\(folder.path) cannot be written")
      exit(2)
    }
  }
} else if arguments.first == "--words" {
  // A dictionary of libFuzzer.
  for word in FuzzPool.words { print("\"\(Guided.escaped(word))\"") }
} else if arguments.first == "--guided" {
  exit(Guided.run(Array(arguments.dropFirst())))
} else if let minutes = value("--minutes").flatMap({ Double($0) }) {
  let seed =
    value("--seed").flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64(UInt32.max)) << 24
  exit(Supervisor(minutes: minutes, seed: seed, search: search).run() ? 0 : 1)
} else {
  print(
    "usage: ctl-fuzz --minutes N [--quick] | --case FILE | --swift FOLDER --count N, each with --seed N"
  )
  exit(2)
}
