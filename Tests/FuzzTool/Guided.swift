import CtlFuzz
import Foundation

/// Lets libFuzzer make the inputs: it keeps and changes those that reach code that no other reached.
/// It is there only in a build that links it, which `.ci/sanitize` makes.
enum Guided {
  private typealias Target = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Driver =
    @convention(c) (
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<Arguments>, Target
    ) -> CInt

  /// The exit status. libFuzzer itself ends the process at a trap, and writes the input to a file.
  static func run(_ options: [String]) -> CInt {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "LLVMFuzzerRunDriver") else {
      print("this build has no libFuzzer; .ci/sanitize makes one that has")
      return 2
    }
    let names = [CommandLine.arguments[0]] + options
    var arguments = Arguments.allocate(capacity: names.count + 1)
    for (index, name) in names.enumerated() { arguments[index] = strdup(name) }
    arguments[names.count] = nil
    var count = CInt(names.count)
    return unsafeBitCast(symbol, to: Driver.self)(&count, &arguments) { bytes, count in
      Guided.hold(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }

  private static func hold(_ bytes: [UInt8]) {
    let input = FuzzInput(text: bytes)
    guard let violation = Fuzzer.violation(input, of: FuzzLaw.ofBytes) else { return }
    fatalError("\(violation.law): \(violation.message)")
  }

  /// A word as dictionaries of libFuzzer have it.
  static func escaped(_ word: String) -> String {
    word.utf8.map { byte in
      switch byte {
      case 0x22, 0x5C: "\\" + String(UnicodeScalar(byte))
      case 0x20...0x7E: String(UnicodeScalar(byte))
      default: "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }
}
