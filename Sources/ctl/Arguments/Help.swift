/// The texts of `--help`, made from the lists of subcommands and options.
enum Help {
  static func overview() -> String {
    var text = """
      ctl — checks, compiles and draws the controls of a screen

      usage: ctl COMMAND [OPTION…] [ARGUMENT…]


      """
    text += table(Subcommand.all.map { (usage($0), $0.summary) })
    text += """

      \(table([("ctl COMMAND --help", "what a command takes"), ("ctl --version", "the version")]))
      PATH is a file or a folder, which is searched for *.ctl; `-` is standard input.
      exit status: 0 no errors, 1 errors were reported, 2 the command could not be carried out

      """
    return text
  }

  static func of(_ command: Subcommand) -> String {
    var text = "\(command.summary)\n\nusage: \(usage(command))\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    let options = command.options + [.help]
    text += "\noptions:\n" + table(options.map { (spelling($0), $0.summary) })
    return text
  }

  static func usage(_ command: Subcommand) -> String {
    "ctl \(command.name)" + (command.arguments.isEmpty ? "" : " \(command.arguments)")
  }

  static func spelling(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    let value = option.placeholder.isEmpty ? "" : " \(option.placeholder)"
    return short + "--\(option.name)" + value
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(36, rows.map { $0.0.count }.max() ?? 0)
    return rows.map { name, summary in
      let padding = String(repeating: " ", count: max(0, width - name.count))
      return name.count > width
        ? "  \(name)\n  \(String(repeating: " ", count: width))  \(summary)\n"
        : "  \(name)\(padding)  \(summary)\n"
    }.joined()
  }
}
