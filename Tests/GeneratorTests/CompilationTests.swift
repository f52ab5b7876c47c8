import CtlGenerator
import CtlTestSupport
import Foundation
import Testing

/// What is generated is what a person could have written: the compiler has no warning, the formatter
/// no remark.
@Suite struct CompilationTests {
  static let seeds = UInt64(1)...8

  @Test("samples, hostile and random programs compile without warnings and are formatted")
  func compile() throws {
    guard let compiler = SwiftCompiler() else {
      print("skipped: no swiftc, or CtlRuntime is not built beside the tests")
      return
    }
    let files = try Self.files()
    try check(files, compiler) { folder, names in
      // The formatter has no place to break a type of three protocols with long names.
      let remarks = try compiler.lint(folder, names).split(separator: "\n")
        .filter { !$0.contains("[LineLength]") }
      #expect(remarks.isEmpty, "\(remarks.prefix(40))")
    }
    // Where everything belongs to the main actor, the protocols of the app do too.
    try check(Self.files(usesMainActor: true), compiler, SwiftCompiler.mainActorByDefault)
  }

  private func check(
    _ files: [GeneratedFile], _ compiler: SwiftCompiler, _ arguments: [String] = [],
    _ more: (URL, [String]) throws -> Void = { _, _ in }
  ) throws {
    try SwiftCompiler.withFolder { folder in
      for file in files {
        try file.text.write(
          to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8)
      }
      try FileManager.default.copyItem(
        at: ProjectFiles.url(".swift-format"), to: folder.appendingPathComponent(".swift-format"))
      let names = files.map(\.name)
      let problems = try compiler.typecheck(folder, names, arguments)
      // An older compiler knows no such option.
      #expect(
        problems.isEmpty || !arguments.isEmpty && problems.contains("unknown argument"),
        "\(problems.prefix(4000))")
      try more(folder, names)
    }
  }

  /// - Parameter usesMainActor: For all of them; by default some do.
  private static func files(usesMainActor: Bool? = nil) throws -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    let samples = ProjectFiles.list("Samples", ".ctl")
    files += try Loading.programs(samples).map {
      Generator.swift($0, Options(usesMainActor: usesMainActor ?? false))
    }
    for (index, text) in (HostilePrograms.all + HostileWords.all + HostileRecords.all).enumerated()
    {
      let program = try Loading.programs(["Hostile\(index).ctl": text])[0]
      let access = Options.Access.allCases[index % 3]
      // Names of the library must not be hidden even where no prefix keeps them apart.
      let isBare = [HostilePrograms.types, HostileWords.enumerations].contains(text)
      let prefix = isBare ? "" : "H\(index)"
      files.append(
        Generator.swift(
          program,
          Options(
            access: access, typePrefix: prefix, isLocalized: index % 2 == 1,
            usesMainActor: usesMainActor ?? (index % 4 == 2))))
    }
    let circle = ["Bank/Payees.ctl", "Bank/Payments.ctl", "Bank/Payment.ctl"]
    files += try Loading.programs(circle.map { "Tests/Corpus/WellMade/\($0)" }).map {
      Generator.swift($0, Options(typePrefix: "Bank", usesMainActor: usesMainActor ?? false))
    }
    for seed in seeds {
      let source = RandomTypedProgram.source(seed: seed)
      let program = try Loading.programs(["Random\(seed).ctl": source])[0]
      files.append(
        Generator.swift(
          program,
          Options(
            typePrefix: "R\(seed)", isLocalized: seed % 2 == 0,
            usesMainActor: usesMainActor ?? (seed % 3 == 0))))
    }
    return files
  }
}
