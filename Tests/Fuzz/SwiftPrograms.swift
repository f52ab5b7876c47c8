import CtlGenerator
import CtlText

/// The Swift of random programs without errors, many in a module.
public enum SwiftPrograms {
  /// A compiler needs a second for each module before it looks at a file.
  public static let perModule = 150

  /// The files of one module. Names have the seed of their program, so that they differ.
  public static func module(
    _ number: Int, _ count: Int, from firstSeed: UInt64
  ) -> [(name: String, bytes: [UInt8])] {
    var seed = firstSeed + UInt64(number) * 1_000_000
    return (0..<count).flatMap { _ in
      var subject = FuzzSubject(Fuzzer.input(seed, damage: -2...1), seed: seed)
      while !subject.isSound {
        seed += 1
        subject = FuzzSubject(Fuzzer.input(seed, damage: -2...1), seed: seed)
      }
      defer { seed += 1 }
      let options = Options(typePrefix: "P\(seed)", isLocalized: seed % 3 == 0)
      return subject.programs.map { program in
        let file = Generator.swift(program, options)
        return ("P\(seed)\(file.name)", Array(file.text.utf8))
      }
    }
  }
}
