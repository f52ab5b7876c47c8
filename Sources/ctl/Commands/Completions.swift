import CtlCommandLine
import CtlDiagnostics
import CtlText

extension Subcommand {
  static let completions = Subcommand(
    "completions", "bash|zsh|fish", summary: Message("completion for a shell", "Shell 的自动补全"),
    discussion: Message(
      """
      Prints a script for the shell to read:
        bash: source <(ctl completions bash)
        zsh:  ctl completions zsh > "${fpath[1]}/_ctl"
        fish: ctl completions fish > ~/.config/fish/completions/ctl.fish
      """,
      """
      输出供 shell 读取的脚本：
        bash: source <(ctl completions bash)
        zsh:  ctl completions zsh > "${fpath[1]}/_ctl"
        fish: ctl completions fish > ~/.config/fish/completions/ctl.fish
      """),
    words: Shell.all.map(\.name)
  ) { (invocation: Invocation) throws(Failure) in
    let name = try invocation.onePositional(
      Message("a shell: bash, zsh or fish", "一种 shell：bash、zsh 或 fish"))
    guard let shell = Shell.all.first(where: { $0.name == name }) else {
      throw Failure(
        "`ctl completions` knows bash, zsh and fish, not `\(name.neutralised())`",
        "`ctl completions` 支持 bash、zsh 和 fish，不支持“\(name.neutralised())”")
    }
    try System.print(shell.script())
    return .success
  }
}

/// A shell, and the script that completes `ctl` in it; all from the list of subcommands.
private struct Shell: Sendable {
  let name: String
  let script: @Sendable () -> String

  static let all: [Shell] = [
    Shell(name: "bash", script: bash), Shell(name: "zsh", script: zsh),
    Shell(name: "fish", script: fish),
  ]

  private static func values(_ option: Option) -> [String] {
    if case .oneOf(let words) = option.value { return words }
    return []
  }

  private static func bash() -> String {
    var cases = ""
    for command in Subcommand.all {
      let options = (command.options + [.help]).map { "--\($0.name)" } + command.words()
      var previous = ""
      for option in command.options where !values(option).isEmpty {
        previous += """
                  --\(option.name)) COMPREPLY=($(compgen -W "\(values(option).joined(separator: " "))" -- "$word")); return ;;

          """
      }
      cases += """
            \(command.name))
              case "$before" in
        \(previous)      esac
              COMPREPLY=($(compgen -W "\(options.joined(separator: " "))" -- "$word") $(compgen -f -- "$word")) ;;

        """
    }
    return """
      _ctl() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\((Subcommand.all.map(\.name) + ["--help", "--version"]).joined(separator: " "))" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases)  esac
      }
      complete -o filenames -F _ctl ctl

      """
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  private static func zsh() -> String {
    func escaped(_ text: String) -> String {
      text.map { ":[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    }
    var cases = ""
    for command in Subcommand.all {
      var arguments = (command.options + [.help]).map { option in
        var argument = "--\(option.name)"
        if option.value != .none { argument += "=" }
        argument += "[\(escaped(option.summary.template(System.language)))]"
        let words = values(option)
        if !words.isEmpty {
          argument += ":value:(\(words.joined(separator: " ")))"
        } else if option.value != .none {
          argument += ":value:_files"
        }
        return quoted(argument)
      }
      if !command.words().isEmpty {
        arguments.append(quoted("1:word:(\(command.words().joined(separator: " ")))"))
      }
      arguments.append(quoted("*:file:_files"))
      cases += "    \(command.name)) _arguments \(arguments.joined(separator: " ")) ;;\n"
    }
    let commands = Subcommand.all.map {
      quoted("\($0.name):\(escaped($0.summary.template(System.language)))")
    }
    return """
      #compdef ctl
      _ctl() {
        if (( CURRENT == 2 )); then
          local -a commands=(\(commands.joined(separator: " ")))
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words; (( CURRENT-- ))
        case $command in
      \(cases)  esac
      }
      _ctl "$@"

      """
  }

  private static func fish() -> String {
    var text = "complete -c ctl -n __fish_use_subcommand -f\n"
    for command in Subcommand.all {
      text +=
        "complete -c ctl -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary.template(System.language)))\n"
      let condition = quoted("__fish_seen_subcommand_from \(command.name)")
      for option in command.options + [.help] {
        text += "complete -c ctl -n \(condition) -l \(option.name)"
        if let short = option.short { text += " -s \(short)" }
        if option.value != .none { text += " -r" }
        let words = values(option)
        if !words.isEmpty { text += " -f -a \(quoted(words.joined(separator: " ")))" }
        text += " -d \(quoted(option.summary.template(System.language)))\n"
      }
      if !command.words().isEmpty {
        text +=
          "complete -c ctl -n \(condition) -a \(quoted(command.words().joined(separator: " ")))\n"
      }
    }
    return text
  }
}
