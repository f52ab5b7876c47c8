import CtlText

/// A grammar of the TextMate kind: regular expressions of Oniguruma, tried one after the other at
/// each place of a line.
struct TextMateGrammar: Sendable {
  let scope: String
  let patterns: [Rule]
  let repository: [(name: String, rules: [Rule])]

  indirect enum Rule: Sendable {
    /// A match within a line. Scopes of the whole and of its groups lack the name of the language.
    case match(String, String? = nil, groups: [Int: String] = [:])
    /// From one match to another, over lines; what is between them is read by other rules.
    case span(
      begin: String, end: String, String? = nil, content: String? = nil,
      beginGroups: [Int: String] = [:], endGroups: [Int: String] = [:], rules: [Rule])
    /// The rules of the repository with a name.
    case include(String)
  }

  func name(_ scopes: String) -> String {
    scopes.split(separator: " ").map { "\($0).ctl" }.joined(separator: " ")
  }
}

// MARK: JSON

extension TextMateGrammar {
  /// A `.tmLanguage.json`, as VS Code and JetBrains read it.
  func json() -> String {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("name", "Ctl")
      writer.member("scopeName", scope)
      writer.array("fileTypes") { $0.write("ctl") }
      writer.key("patterns")
      write(patterns, to: &writer)
      writer.object("repository") { writer in
        for (name, rules) in repository {
          writer.object(name) { writer in
            writer.key("patterns")
            write(rules, to: &writer)
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func write(_ rules: [Rule], to writer: inout JSONWriter) {
    writer.array(rules) { writer, rule in writer.object { write(rule, to: &$0) } }
  }

  private func write(_ rule: Rule, to writer: inout JSONWriter) {
    switch rule {
    case .include(let name): writer.member("include", "#\(name)")
    case .match(let pattern, let scopes, let groups):
      if let scopes { writer.member("name", name(scopes)) }
      writer.member("match", pattern)
      write("captures", groups, to: &writer)
    case .span(
      let begin, let end, let scopes, let content, let beginGroups, let endGroups, let rules):
      if let scopes { writer.member("name", name(scopes)) }
      if let content { writer.member("contentName", name(content)) }
      writer.member("begin", begin)
      write("beginCaptures", beginGroups, to: &writer)
      writer.member("end", end)
      write("endCaptures", endGroups, to: &writer)
      if !rules.isEmpty {
        writer.key("patterns")
        write(rules, to: &writer)
      }
    }
  }

  private func write(_ key: String, _ groups: [Int: String], to writer: inout JSONWriter) {
    guard !groups.isEmpty else { return }
    writer.object(key) { writer in
      for group in groups.keys.sorted() {
        writer.object("\(group)") { $0.member("name", name(groups[group] ?? "")) }
      }
    }
  }
}

// MARK: Sublime

extension TextMateGrammar {
  /// A `.sublime-syntax`, as Sublime Text and `bat` read it: the same rules as contexts.
  func sublime() -> String {
    var text = """
      %YAML 1.2
      ---
      # Generated; see Grammar/README.md.
      name: Ctl
      file_extensions: [ctl]
      scope: \(scope)
      version: 2

      contexts:
        main:

      """
    for rule in patterns { write(rule, "    ", to: &text) }
    for (name, rules) in repository {
      text += "\n  \(name):\n"
      for rule in rules { write(rule, "    ", to: &text) }
    }
    return text
  }

  private func write(_ rule: Rule, _ indentation: String, to text: inout String) {
    switch rule {
    case .include(let name): text += "\(indentation)- include: \(name)\n"
    case .match(let pattern, let scopes, let groups):
      text += "\(indentation)- match: \(quoted(pattern))\n"
      if let scopes { text += "\(indentation)  scope: \(name(scopes))\n" }
      write(groups, indentation + "  ", to: &text)
    case .span(
      let begin, let end, let scopes, let content, let beginGroups, let endGroups, let rules):
      text += "\(indentation)- match: \(quoted(begin))\n"
      write(beginGroups, indentation + "  ", to: &text)
      text += "\(indentation)  push:\n"
      let inner = indentation + "    "
      if let scopes { text += "\(inner)- meta_scope: \(name(scopes))\n" }
      if let content { text += "\(inner)- meta_content_scope: \(name(content))\n" }
      text += "\(inner)- match: \(quoted(end))\n"
      write(endGroups, inner + "  ", to: &text)
      text += "\(inner)  pop: true\n"
      for rule in rules { write(rule, inner, to: &text) }
    }
  }

  private func write(_ groups: [Int: String], _ indentation: String, to text: inout String) {
    guard !groups.isEmpty else { return }
    text += "\(indentation)captures:\n"
    for group in groups.keys.sorted() {
      text += "\(indentation)  \(group): \(name(groups[group] ?? ""))\n"
    }
  }

  /// A YAML string in single quotes, where only the quote is escaped.
  private func quoted(_ pattern: String) -> String {
    "'\(pattern.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }
}
