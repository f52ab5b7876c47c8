import CtlDiagnostics
import CtlText

/// The texts of `--help`, made from the lists of subcommands and options.
package enum Help {
  package static func overview(_ commands: [Subcommand]) -> String {
    told(about) + "\n\n" + told(usageWord) + "ctl COMMAND [OPTION…] [ARGUMENT…]\n\n"
      + table(commands.map { (usage($0), told($0.summary)) }) + "\n"
      + table([("ctl COMMAND --help", told(takes)), ("ctl --version", told(versionWord))]) + "\n"
      + told(notes) + "\n"
  }

  package static func of(_ command: Subcommand) -> String {
    var text = "\(told(command.summary))\n\n\(told(usageWord))\(usage(command))\n"
    let discussion = told(command.discussion)
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    let options = command.options + [.help]
    text +=
      "\n" + told(optionsWord) + "\n" + table(options.map { (spelling($0), told($0.summary)) })
    return text
  }

  private static func told(_ message: Message) -> String { message.template(System.language) }

  private static let about = Message(
    "ctl — checks, compiles and draws the controls of a screen", "ctl — 检查、编译并绘制界面中的控件")
  private static let usageWord = Message("usage: ", "用法：")
  private static let optionsWord = Message("options:", "选项：")
  private static let takes = Message("what a command takes", "某个命令的参数")
  private static let versionWord = Message("the version", "版本号")
  private static let notes = Message(
    """
    PATH is a file or a folder, which is searched for *.ctl; `-` is standard input.
    exit status: 0 no errors, 1 errors were reported, 2 the command could not be carried out
    """,
    """
    PATH 是一个文件，或要在其中查找 *.ctl 的文件夹；`-` 表示标准输入。
    退出状态：0 没有错误，1 报告了错误，2 命令无法执行
    """)

  package static func usage(_ command: Subcommand) -> String {
    "ctl \(command.name)" + (command.arguments.isEmpty ? "" : " \(command.arguments)")
  }

  package static func spelling(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    let value = option.placeholder.isEmpty ? "" : " \(option.placeholder)"
    return short + "--\(option.name)" + value
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(36, rows.map { $0.0.displayWidth }.max() ?? 0)
    return rows.map { name, summary in
      let padding = String(repeating: " ", count: max(0, width - name.displayWidth))
      return name.displayWidth > width
        ? "  \(name)\n  \(String(repeating: " ", count: width))  \(summary)\n"
        : "  \(name)\(padding)  \(summary)\n"
    }.joined()
  }
}
