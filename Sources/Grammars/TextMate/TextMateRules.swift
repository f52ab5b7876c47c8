extension TextMateGrammar {
  private static let word = #"(?:[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*|`[^`\s]*`)"#
  /// Not after a dot or a back-quote, and not the beginning of a longer word.
  private static let start = #"(?<![\p{L}\p{N}\p{M}_.`])"#
  private static let end = #"(?![\p{L}\p{N}\p{M}_`])"#
  /// Comments and white space on a line.
  private static let gap = #"(?:\s|/\*(?:[^*]|\*(?!/))*\*/)*"#
  /// What follows a keyword that is a name: `task: …`.
  private static let named = #"(?!"# + gap + #"(?::|<->))"#
  /// Where a member may begin, and where an element may.
  private static let memberStart = #"(?:^|(?<=[{};]))"#
  private static let elementStart = #"(?:^|(?<=[{};:]))"#

  private static func words(_ words: [String]) -> String {
    start + "(" + alternatives(words) + ")" + end
  }

  /// A keyword that is not the name of a property.
  private static func keywords(_ words: [String]) -> String { self.words(words) + named }

  static let ctl = TextMateGrammar(
    scope: "source.ctl",
    patterns: [
      .include("comments"), .include("attributes"), .include("declarations"),
      .include("handlers"), .include("keywords"), .include("members"), .include("expressions"),
      .include("blocks"),
    ],
    repository: [
      ("comments", comments), ("attributes", attributes), ("declarations", declarations),
      ("handlers", handlers), ("keywords", keywordRules), ("members", members),
      ("expressions", expressions), ("strings", strings), ("interpolation", interpolation),
      ("numbers", numbers), ("names", names), ("operators", operators), ("blocks", blocks),
      ("blockComment", blockComment),
    ])

  private static let comments: [Rule] = [
    .match(
      "(///)(?!/).*$", "comment.line.documentation", groups: [1: "punctuation.definition.comment"]),
    .match("(//).*$", "comment.line.double-slash", groups: [1: "punctuation.definition.comment"]),
    .include("blockComment"),
  ]

  private static let blockComment: [Rule] = [
    .span(
      begin: #"/\*"#, end: #"\*/"#, "comment.block",
      beginGroups: [0: "punctuation.definition.comment.begin"],
      endGroups: [0: "punctuation.definition.comment.end"], rules: [.include("blockComment")])
  ]

  /// `@allow(slider/mixed-images, because: "…")`; a priority is `@ 750`.
  private static let attributes: [Rule] = [
    .span(
      begin: #"(@)\s*(\#(word))\s*(\()"#, end: #"\)"#, "meta.attribute",
      beginGroups: [
        1: "punctuation.definition.attribute", 2: "storage.modifier.attribute",
        3: "punctuation.section.parens.begin",
      ],
      endGroups: [0: "punctuation.section.parens.end"],
      rules: [
        .include("comments"),
        .match(#"(\#(word))(?=\s*:)"#, groups: [1: "variable.parameter"]),
        .match(
          #"\#(start)\#(word)(?:\s*[/-]\s*\#(word))*"#, "entity.other.attribute-name.rule"),
        .include("strings"), .include("operators"),
      ])
  ]

  private static let declarations: [Rule] = [
    .match(
      keywords(["screen", "component", "enum"]) + #"\s+(\#(word))"#,
      groups: [1: "storage.type", 2: "entity.name.type"]),
    .match(
      keywords(["appearance"]) + #"\s+(\#(word))"#,
      groups: [1: "storage.type", 2: "entity.name.tag"]),
    .match(
      keywords(["action"]) + #"\s+(\#(word))"#,
      groups: [1: "storage.type", 2: "entity.name.function"]),
    .match(
      keywords(["var", "let", "task", "for"]) + #"\s+(\#(word))"#,
      groups: [1: "storage.type", 2: "variable.other.declaration"]),
  ]

  private static let handlers: [Rule] = [
    .match(
      keywords(["on"]) + #"\s+(\#(word))(?:\s*(\.)\s*(\#(word)))?"#,
      groups: [
        1: "keyword.control", 2: "entity.other.attribute-name.event", 3: "punctuation.accessor",
        4: "entity.other.attribute-name.event",
      ]),
    .match(
      #"(->)\s*(\#(word))"#, groups: [1: "keyword.operator.arrow", 2: "entity.name.function"]),
    .match(
      keywords(["pin", "align"]) + #"\s+(\#(word))"#,
      groups: [1: "keyword.other", 2: "support.function.constraint"]),
  ]

  private static let keywordRules: [Rule] = [
    .match(keywords(Vocabulary.declarations), "storage.type"),
    .match(keywords(Vocabulary.statements), "keyword.control"),
    .match(keywords(Vocabulary.sections), "keyword.other"),
  ]

  /// Elements and properties where a member may begin; known properties everywhere.
  private static let members: [Rule] = [
    .match(
      elementStart + #"\s*"# + words(Vocabulary.kinds)
        + #"(?=\s*(?:\#(word)\s*)?(?:["{};]|$|//|/\*))(?:\s+(\#(word)))?"#,
      groups: [1: "entity.name.tag", 2: "variable.other.element"]),
    .match(
      elementStart + #"\s*(\p{Lu}[\p{L}\p{N}\p{M}_]*)(?=\s*(?:\#(word)\s*)?["{])"#,
      groups: [1: "entity.name.type.component"]),
    .match(
      words(Vocabulary.properties) + #"(?=\#(gap)(?::|<->|\([^()]*\)\#(gap):))"#,
      "support.type.property-name"),
    .match(
      memberStart + #"\s*(?!(?:"# + alternatives(Vocabulary.literals) + ")" + end + ")"
        + #"(\#(word))(?=\#(gap)(?::|<->|\([^()]*\)\#(gap):))"#,
      groups: [1: "variable.other.property"]),
  ]

  private static let expressions: [Rule] = [
    .include("strings"), .include("numbers"), .include("names"), .include("operators"),
  ]

  private static let strings: [Rule] = [
    .span(
      begin: "\"", end: "\"|$", "string.quoted.double",
      beginGroups: [0: "punctuation.definition.string.begin"],
      endGroups: [0: "punctuation.definition.string.end"],
      rules: [
        .match(#"\\(?:["'\\ntr0]|u\{[0-9A-Fa-f]{1,8}\})"#, "constant.character.escape"),
        .span(
          begin: #"\\\("#, end: #"\)|$"#, "meta.embedded.line", content: "source.ctl.embedded",
          beginGroups: [0: "punctuation.section.embedded.begin"],
          endGroups: [0: "punctuation.section.embedded.end"], rules: [.include("interpolation")]),
        .match(#"\\."#, "invalid.illegal.escape"),
      ])
  ]

  /// Inside the parentheses of an interpolation there may be others.
  private static let interpolation: [Rule] = [
    .span(
      begin: #"\("#, end: #"\)|$"#, beginGroups: [0: "punctuation.section.parens.begin"],
      endGroups: [0: "punctuation.section.parens.end"], rules: [.include("interpolation")]),
    .include("comments"), .include("expressions"),
  ]

  private static let numbers: [Rule] = [
    .match(#"#(?:[0-9A-Fa-f]{8}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\#(end)"#, "constant.other.color"),
    .match(#"#[0-9A-Za-z_]*"#, "invalid.illegal.color"),
    .match(start(of: #"0[xX][0-9A-Fa-f_]+"#) + end, "constant.numeric.hex"),
    .match(
      start(of: #"\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d[\d_]*)?"#)
        + #"((?:\p{L}(?:[\p{L}\p{N}\p{M}_]|\.\d)*)?)"#,
      "constant.numeric", groups: [1: "keyword.other.unit"]),
  ]

  /// Numbers may follow a dot: `0...1`. The item `$0` is a name.
  private static func start(of number: String) -> String { #"(?<![\p{L}\p{N}\p{M}_$])"# + number }

  private static let names: [Rule] = [
    .match(words(Vocabulary.literals), "constant.language"),
    .match(words(Vocabulary.types), "support.type"),
    .match(words(Vocabulary.functions) + #"(?=\s*\()"#, "support.function"),
    .match(words(["superview"]), "variable.language"),
    .match(
      #"(?<=[(,])\s*(\#(word))(?=\s*:)"#, groups: [1: "variable.parameter"]),
    .match(
      #"(?<=[\p{L}\p{N}\p{M}_`)\]])(\.)\s*(\#(word))"#,
      groups: [1: "punctuation.accessor", 2: "variable.other.member"]),
    .match(
      #"(?<!\.)(\.)(?!\.)\s*(\#(word))"#,
      groups: [1: "punctuation.accessor", 2: "variable.other.enummember"]),
    .match(#"\#(word)(?=\s*\()"#, "entity.name.function"),
    .match(word, "variable.other"),
    .match(#"\$\d+"#, "variable.language"),
  ]

  private static let operators: [Rule] = [
    .match(alternatives(Vocabulary.operators), "keyword.operator"),
    .match(":", "punctuation.separator.colon"),
    .match(",", "punctuation.separator.comma"),
    .match(";", "punctuation.terminator"),
    .match(#"\."#, "punctuation.accessor"),
    .match(#"\("#, "punctuation.section.parens.begin"),
    .match(#"\)"#, "punctuation.section.parens.end"),
    .match(#"\["#, "punctuation.section.brackets.begin"),
    .match(#"\]"#, "punctuation.section.brackets.end"),
  ]

  private static let blocks: [Rule] = [
    .match(#"\{"#, "punctuation.section.block.begin"),
    .match(#"\}"#, "punctuation.section.block.end"),
  ]
}
