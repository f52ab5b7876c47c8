import CtlDiagnostics
import CtlText

/// The parsed arguments of a subcommand.
package struct Invocation: Sendable {
  package let command: Subcommand
  package private(set) var flags: Set<String> = []
  package private(set) var values: [String: [String]] = [:]
  package private(set) var positionals: [String] = []

  /// Options may be anywhere; `--` ends them, `-` alone is standard input.
  package init(_ command: Subcommand, _ arguments: [String]) throws(Failure) {
    self.command = command
    var rest = arguments[...]
    var onlyPositionals = false
    while let argument = rest.popFirst() {
      // Of a script whose variable is not set: as a path it would be the current folder.
      if argument.isEmpty {
        throw Failure(
          "an argument of `ctl \(command.name)` is empty", "`ctl \(command.name)` 的一个参数是空的")
      }
      if onlyPositionals || argument == "-" || !argument.hasPrefix("-") {
        positionals.append(argument)
      } else if argument == "--" {
        onlyPositionals = true
      } else if argument.hasPrefix("--") {
        try long(argument.dropFirst(2), &rest)
      } else {
        try short(argument, &rest)
      }
    }
  }

  /// The word after `--lang`, before anything else is known of the arguments.
  package static func language(_ arguments: [String]) -> String? {
    let arguments = arguments.prefix { $0 != "--" }
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("--lang=") { return String(argument.dropFirst(7)) }
      if argument == "--lang", index + 1 < arguments.count { return arguments[index + 1] }
    }
    return nil
  }

  private mutating func long(_ text: Substring, _ rest: inout ArraySlice<String>) throws(Failure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      throw unknown("--\(name)", near: nearestName(to: name, among: options.map(\.name)))
    }
    try take(option, parts.count > 1 ? String(parts[1]) : nil, &rest)
  }

  private mutating func short(_ text: String, _ rest: inout ArraySlice<String>) throws(Failure) {
    var letters = text.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)", near: nil)
      }
      if option.value == .none {
        flags.insert(option.name)
      } else {
        try take(option, letters.isEmpty ? nil : String(letters), &rest)
        return
      }
    }
  }

  private mutating func take(
    _ option: Option, _ value: String?, _ rest: inout ArraySlice<String>
  ) throws(Failure) {
    if option.value == .none {
      guard value == nil else {
        throw Failure("`--\(option.name)` takes no value", "`--\(option.name)` 不带值")
      }
      flags.insert(option.name)
      return
    }
    let given = value ?? rest.popFirst()
    let isPath = ["DIR", "FILE"].contains(option.placeholder)
    guard let value = given, !(isPath && value.isEmpty) else {
      throw Failure(
        "`--\(option.name)` needs a value: \(option.placeholder)",
        "`--\(option.name)` 需要一个值：\(option.placeholder)")
    }
    if case .oneOf(let words) = option.value, !words.contains(value) {
      let near = nearestName(to: value, among: words)
      let all = words.joined(separator: ", ")
      throw Failure(
        "`\(value.neutralised())` is no value of `--\(option.name)`",
        "“\(value.neutralised())”不是 `--\(option.name)` 的值"
      ).adding(asking: near).adding(" (\(all))", "（\(all)）")
    }
    values[option.name, default: []].append(value)
  }

  private var options: [Option] { command.options + [.help] }

  private func unknown(_ option: String, near: String?) -> Failure {
    let failure = Failure(
      "`ctl \(command.name)` has no option `\(option.neutralised())`",
      "`ctl \(command.name)` 没有选项“\(option.neutralised())”")
    return near.map { failure.adding(asking: "--\($0)") }
      ?? failure.adding(
        "; `ctl \(command.name) --help` lists them", "；`ctl \(command.name) --help` 会列出所有选项")
  }

  // MARK: Reading

  package func has(_ flag: String) -> Bool { flags.contains(flag) }
  package func value(_ name: String) -> String? { values[name]?.last }
  package func all(_ name: String) -> [String] { values[name] ?? [] }

  /// A whole number in a range.
  package func number(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Failure(
        "`--\(name)` takes a whole number from \(range.lowerBound) to \(range.upperBound), found `\(text.neutralised())`",
        "`--\(name)` 的值应为 \(range.lowerBound) 到 \(range.upperBound) 之间的整数，而不是“\(text.neutralised())”"
      )
    }
    return number
  }

  /// The one positional argument of a command.
  package func onePositional(_ what: Message) throws(Failure) -> String {
    guard let first = positionals.first else {
      throw Failure(
        "`ctl \(command.name)` needs \(what.en); see `ctl \(command.name) --help`",
        "`ctl \(command.name)` 需要\(what.zh)；参见 `ctl \(command.name) --help`")
    }
    guard positionals.count == 1 else {
      throw Failure(
        "`ctl \(command.name)` takes one argument, found \(positionals.count): `\(positionals[1].neutralised())` is too many",
        "`ctl \(command.name)` 只接受一个参数，现有 \(positionals.count) 个：“\(positionals[1].neutralised())”是多余的"
      )
    }
    return first
  }
}

extension Failure {
  /// With a question for a name that is near.
  package func adding(asking near: String?) -> Failure {
    near.map { adding(", did you mean `\($0)`?", "，是否想用 `\($0)`？") } ?? self
  }
}

extension Option {
  /// The placeholder of the value in help.
  package var placeholder: String {
    switch value {
    case .none: ""
    case .text(let name): name
    case .oneOf(let words): words.joined(separator: "|")
    }
  }
}
