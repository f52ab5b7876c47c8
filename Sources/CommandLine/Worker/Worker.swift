import CtlText

/// The persistent worker of Bazel: the command starts once and then carries out requests, JSON objects
/// of standard input, until that ends. The answers are lines of standard output; what a command would
/// write is in its answer.
///
/// https://bazel.build/remote/creating
enum Worker {
  /// Bazel adds this to the arguments that all requests share.
  static let flag = "--persistent_worker"

  static func serve(_ run: (_ arguments: [String]) -> Int32) -> Int32 {
    var input = RequestReader()
    while let bytes = input.next() {
      guard let request = try? JSONReader.parse(bytes) else {
        System.printError("ctl: a request of Bazel is not JSON\n")
        return ExitStatus.failure.rawValue
      }
      // Nothing is begun that would have to be called off.
      if request["cancel"]?.bool == true { continue }
      let arguments = request["arguments"]?.elements?.compactMap(\.string) ?? []
      System.captured = []
      let status = run(arguments)
      let output = System.captured ?? []
      System.captured = nil
      var answer = JSONWriter(.compact)
      answer.beginObject()
      answer.member("exitCode", Int(status))
      answer.member("output", String(decoding: output, as: UTF8.self))
      answer.member("requestId", request["requestId"]?.int ?? 0)
      answer.endObject()
      guard (try? System.write(answer.bytes + [UInt8(ascii: "\n")], to: 1)) != nil else {
        return ExitStatus.failure.rawValue
      }
    }
    return ExitStatus.success.rawValue
  }
}
