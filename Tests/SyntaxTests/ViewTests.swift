import CtlSyntax
import CtlText
import Testing

/// The typed views find the parts of their nodes.
@Suite struct ViewTests {
  func first<View: SyntaxView>(_ type: View.Type, _ text: String) -> View? {
    let tree = SyntaxTree.parse(text)
    for node in tree.nodes.indices {
      if let view = View(tree, node) { return view }
    }
    return nil
  }

  @Test(arguments: [
    ("/// One.\nenum A { }", "One."),
    ("/// One.\n/// Two.\nenum A { }", "One.\nTwo."),
    ("///One.\r\n///\r\n///  Two.\r\nenum A { }", "One.\n\n Two."),
    ("/// One.\n@allow(a/b)\nenum A { }", "One."),
    ("/// One.\n\nenum A { }", nil),
    ("/// One.\n// Two.\nenum A { }", nil),
    ("let a = 1 /// of a\nenum A { }", nil),
    ("//// One.\nenum A { }", nil),
    ("/* One. */ enum A { }", nil),
  ])
  func documentation(text: String, expected: String?) {
    #expect(first(EnumDeclaration.self, text)?.documentation == expected)
  }

  @Test func attributes() throws {
    let text = "@allow(slider/a-b, because: \"x\") @allow(on/if)\nenum A { @allow(c/d) b }"
    let view = try #require(first(EnumDeclaration.self, text))
    #expect(view.attributes.map(\.ruleCode) == ["slider/a-b", "on/if"])
    #expect(view.attributes.map(\.name) == ["allow", "allow"])
    #expect(view.attributes[0].arguments.count == 1)
    #expect(view.name == "A")
    #expect(view.cases.map(\.name) == ["b"])
    #expect(view.cases[0].attributes.map(\.ruleCode) == ["c/d"])
  }

  @Test(arguments: ["task", "in", "layout", "if", "else", "on", "`in`", "accessibility"])
  func keywordsAsPropertyNames(word: String) throws {
    let text =
      "screen S {\n\(word): 1\n\(word) <-> a\nlabel { \(word): 2 }\nif a { }\n\(word): 3\n}"
    let tree = SyntaxTree.parse(text)
    #expect(tree.findings.map { $0.message.text() } == [])
    for kind in [NodeKind.property, .binding] {
      let node = try #require(tree.nodes.indices.first { tree.nodes[$0].kind == kind })
      #expect(tree.text(ofToken: wordToken(tree, node)) == word)
    }
  }

  @Test func backQuotesAreNoPartOfTheName() throws {
    #expect(first(ConstantDeclaration.self, "let `in` = 1")?.name == "in")
    #expect(first(ConstantDeclaration.self, "let `in = 1")?.name == "in")
    #expect(first(ConstantDeclaration.self, "let ` = 1")?.name == "")
  }

  @Test func variable() throws {
    let view = try #require(
      first(VariableDeclaration.self, "screen S { var a: [Int]? in 1...2 = 3 }"))
    #expect(view.type.map { view.tree.text(of: $0) } == "[Int]?")
    #expect(view.range.map { view.tree.text(of: $0) } == "1...2")
    #expect(view.initialValue.map { view.tree.text(of: $0) } == "3")
  }

  @Test func wordAfterAttributes() throws {
    let view = try #require(
      first(ElementSyntax.self, "screen S { @allow(a/b)\n/// x\nlabel name \"T\" }"))
    #expect(view.tree.text(ofToken: view.kindToken) == "label")
    #expect(view.name == "name")
    #expect(view.primaryText.map { view.tree.text(of: $0) } == "\"T\"")
  }

  @Test func constraintsAndEquations() throws {
    let text = "screen S { layout { pin width(a, b) >= 2 @ 750; a.top <= b.top + 1 @ 1 } }"
    let pin = try #require(first(ConstraintSyntax.self, text))
    #expect(pin.isPin && pin.operands.count == 2 && pin.name == "width")
    #expect(pin.relationToken.map { pin.tree.text(ofToken: $0) } == ">=")
    #expect(pin.constant.map { pin.tree.text(of: $0) } == "2")
    #expect(pin.priority.map { pin.tree.text(of: $0) } == "750")
    let equation = try #require(first(EquationSyntax.self, text))
    #expect(equation.sides.map { equation.tree.text(of: $0) } == ["a.top", "b.top + 1"])
    #expect(equation.relationToken.map { equation.tree.text(ofToken: $0) } == "<=")
  }

  /// A member of a broken file has an error only for a mistake of its own.
  @Test func errorsStayWhereTheyAre() throws {
    let tree = SyntaxTree.parse("screen S {\n  row {\n    value = 1\n  }\n  label \"x\"\n}\n")
    let marked = tree.nodes.filter { $0.flags.contains(.hasError) }.map(\.kind)
    #expect(marked == [.property])
  }
}
