import CtlGenerator
import CtlTestSupport
import Foundation
import Testing

/// What is left of choices that are made before the app runs, and of what is then left out.
@Suite struct KnownChoiceTests {
  static let sources = [
    // Lists of a choice of literals, counted.
    """
    record Tea { n: Int; s: String }
    screen Choices {
      var b: Bool = true
      content {
        for x in (b ? [1] : [2, 3]).filter($0 > 1) { label "Do \\(x)"; switch { isOn <-> b } }
        for x in (b ? [2] : [3, 4]).sorted() { button "Do \\(x)" { on touchUpInside -> b.toggle() } }
        for x in (b ? [2] : [3, 4]) + [5] { button "Do \\(x)" { on touchUpInside -> b.toggle() } }
        for x in (b ? [Tea(n: 1, s: "a")] : [Tea(n: 2, s: "b")]).filter($0.n > 1) {
          button "Do \\(x.s)" { on touchUpInside -> b.toggle() }
        }
      }
    }
    """,
    // Types of the names that Swift has in each record.
    """
    enum CodingKeys { a "A"; b "B" }
    record Keyed { id: Int; kind: CodingKeys = .a }
    screen Keys {
      var r: Keyed = Keyed(id: 1)
      content { label "\\(r.id) \\(r.kind)" }
    }
    """,
    // Values that may be `nil` in one branch only, which is never taken.
    """
    record Part { id: Int; s: String = ""; o: Int? = nil }
    screen Parts {
      var r: Part? = nil
      var n: Int = 1
      var note: String? = nil
      var tint: Color? = nil
      let isOld = false
      action go(a: Int)
      content {
        label "A" { isHidden: (false ? r : Part(id: 1))?.s.isEmpty ?? true }
        label "B" { isHidden: (isOld ? r : Part(id: n))?.s.isEmpty ?? true }
        label "C" { isHidden: (false ? r : Part(id: n)) == nil }
        label "D \\((false ? r : Part(id: n))?.o ?? 3)"
        label "E" { isHidden: ((false ? r : Part(id: n)) ?? Part(id: 2)).id > n }
        label "F" { isHidden: (n > 2 ? (true ? Part(id: n) : nil) : Part(id: 1))?.s.isEmpty ?? true }
        if let z = false ? r : Part(id: n) { label "G \\(z.id)" }
        if let z = false ? r : Part(id: 4) { label "H \\(z.id)" }
        label "I \\(true ? n : nil) \\((true ? n : nil)?.formatted() ?? "")"
        label "J" { isHidden: (n > 1 ? note : nil) == nil; textColor: false ? tint : #202020 }
        view { isHidden: (true ? n > 1 : nil) ?? false; label "L" }
        button "Go" { on touchUpInside -> go(a: [1, 2].max() ?? n) }
        button "Go On" { on touchUpInside -> go(a: r?.o ?? [1, 2].max() ?? n) }
        button "Set" { on touchUpInside -> r = Part(id: 2, s: "x") }
      }
    }
    """,
    // Branches without elements.
    """
    record Item { n: Int; o: Int? }
    screen Items {
      var xs: [Item] = [Item(n: 1), Item(n: 2)]
      content {
        for i in xs.sorted(by: $0.n) {
          if let z = i.o { }
          button "Add" { on touchUpInside -> i.n += 1 }
        }
        for i in xs {
          if let z = i.o { } else if i.n > 2 { } else { }
          label "Tea"
        }
        for i in xs { if let z = i.o { } else if i.n > 2 { label "Tea" } }
      }
    }
    """,
    // Lists of which one side says the type.
    """
    enum Size { small "Small"; large "Large" }
    screen Lists {
      var isOff: Bool = false
      let sizes: [Size] = [.large]
      content {
        for x in isOff ? [] : ["Tea", "Milk"] { label "\\(x)" }
        for x in [] + ["Tea"] { label "\\(x)" }
        for x in isOff ? [].reversed() : sizes { label "\\(x)" }
        for x in [.small] + sizes { label "\\(x)" }
        for x in [].reversed() + (isOff ? sizes : [.small]) { label "\\(x)" }
        switch { isOn <-> isOff }
      }
    }
    """,
  ]

  @Test("programs of choices that are known compile without warnings")
  func compile() throws {
    guard let compiler = SwiftCompiler() else { return }
    try SwiftCompiler.withFolder { folder in
      var names: [String] = []
      for (index, source) in Self.sources.enumerated() {
        let program = try Loading.programs(["Known\(index).ctl": source])[0]
        #expect(!program.findings.contains { $0.severity == .error }, "\(program.findings)")
        let file = Generator.swift(program, Options())
        try Data(file.bytes).write(to: folder.appendingPathComponent(file.name))
        names.append(file.name)
      }
      let problems = try compiler.diagnose(folder, names)
      #expect(problems.isEmpty, "\(problems.prefix(4000))")
    }
  }
}
