import CtlText

/// The parsed arguments of a subcommand.
struct Invocation: Sendable {
  let command: Subcommand
  private(set) var flags: Set<String> = []
  private(set) var values: [String: [String]] = [:]
  private(set) var positionals: [String] = []

  /// Options may be anywhere; `--` ends them, `-` alone is standard input.
  init(_ command: Subcommand, _ arguments: [String]) throws(Failure) {
    self.command = command
    var rest = arguments[...]
    var onlyPositionals = false
    while let argument = rest.popFirst() {
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
      guard value == nil else { throw Failure("`--\(option.name)` takes no value") }
      flags.insert(option.name)
      return
    }
    guard let value = value ?? rest.popFirst() else {
      throw Failure("`--\(option.name)` needs a value: \(option.placeholder)")
    }
    if case .oneOf(let words) = option.value, !words.contains(value) {
      let near = nearestName(to: value, among: words).map { ", did you mean `\($0)`?" } ?? ""
      throw Failure(
        "`\(value.neutralised())` is no value of `--\(option.name)`\(near) (\(words.joined(separator: ", ")))"
      )
    }
    values[option.name, default: []].append(value)
  }

  private var options: [Option] { command.options + [.help] }

  private func unknown(_ option: String, near: String?) -> Failure {
    let hint =
      near.map { ", did you mean `--\($0)`?" } ?? "; `ctl \(command.name) --help` lists them"
    return Failure("`ctl \(command.name)` has no option `\(option.neutralised())`\(hint)")
  }

  // MARK: Reading

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  func value(_ name: String) -> String? { values[name]?.last }
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// A whole number in a range.
  func number(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw Failure(
        "`--\(name)` takes a whole number from \(range.lowerBound) to \(range.upperBound), found `\(text.neutralised())`"
      )
    }
    return number
  }

  /// The one positional argument of a command.
  func onePositional(_ what: String) throws(Failure) -> String {
    guard let first = positionals.first else {
      throw Failure("`ctl \(command.name)` needs \(what); see `ctl \(command.name) --help`")
    }
    guard positionals.count == 1 else {
      throw Failure(
        "`ctl \(command.name)` takes one argument, found \(positionals.count): `\(positionals[1].neutralised())` is too many"
      )
    }
    return first
  }
}

extension Option {
  /// The placeholder of the value in help.
  var placeholder: String {
    switch value {
    case .none: ""
    case .text(let name): name
    case .oneOf(let words): words.joined(separator: "|")
    }
  }
}
