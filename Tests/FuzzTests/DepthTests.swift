import CtlFuzz
import Foundation
import Testing

/// Whatever is nested or chained as deep as a file can be ends in findings, and in the drawings, the
/// code and the answers of an editor that its sound parts have.
@Suite struct DepthTests {
  /// `DEPTH` is how often each form is repeated.
  static let depth = ProcessInfo.processInfo.environment["DEPTH"].flatMap { Int($0) } ?? 3000

  /// What stands before, what is repeated, and what stands after.
  static let forms: [(String, String, String)] = [
    ("let a = ", "(", ""), ("let a = ", "[", ""), ("let a = ", "!", "true"),
    ("let a = ", "-", "1"), ("let a = ", "1 + ", "1"), ("let a = ", "1 < ", "1"),
    ("let a = ", "true ? 1 : ", "1"), ("let a = ", "true ? ", "1"), ("let a = ", "nil ?? ", "1"),
    ("let a = b", ".c", ""), ("let a = b", "[0]", ""), ("let a = b", "()", ""),
    ("let a = \"b\"", ".trimmed()", ""),
    ("screen S { var a: String\nlet b = a", ".trimmed()", "\nlabel b }"),
    ("screen S { var a: [Int]\nlet b = a", ".filter($0 != 1)", "\nlabel \"\\(b.count)\" }"),
    ("let a = ", "max(1, ", "1"), ("let a = ", "\"\\(", ""), ("let a: ", "[", "Int"),
    ("let a: Int", "?", " = nil"), ("let a = [", "1,\n", "2]"), ("", "/*", ""), ("", "{", ""),
    ("", "}", ""), ("", "(", ""), ("", "@allow(a/b) ", "let a = 1"), ("", "screen S {", ""),
    ("enum E { ", "a;", " }"), ("screen S { ", "stack { ", ""), ("screen S { ", "if true { ", ""),
    ("screen S { content { ", "if true { } else ", "{ } } }"),
    ("screen S { content { ", "if true { label \"a\" } else ", "{ } } }"),
    ("screen S { content { ", "for a in [1] { ", ""),
    ("screen S { content { ", "label \"a\" { accessibility { ", ""),
    ("screen S { content { button { on touchUpInside -> a", "(b: c", ""),
    ("screen S { content { textField { leftView: ", "button { leftView: ", ""),
    ("screen S { content { label b \"b\"; layout { b.top == superview.top", " + 1", " } } }"),
    ("component C(", "a: binding ", "Int) { }"),
  ]

  /// Sound values in each other: before, what opens, the innermost, what closes, and after.
  static let nests: [(String, String, String, String, String)] = [
    ("let a = ", "\"b\".replacing(\"b\", with: ", "\"c\"", ")", ""),
    ("let a = ", "[1].filter($0 == ", "1", ").count", ""),
    ("let a = ", "[1].map(", "$0", ").count", ""),
    ("let a = ", "[[1].first ?? ", "1", "].sum()", ""), ("let a = ", "max(1, ", "1", ")", ""),
    ("record R { a: R? }\nlet a: R = ", "R(a: ", "nil", ")", ""),
    ("screen S { label { attributedText: [", "styled(", "\"b\"", ", font: .body)", "] } }"),
    ("let a = ", "1.5.formatted(.number(fractionDigits: ", "1", ")).count", ""),
    ("let a = ", "(nil ?? ", "1", ")", ""), ("let a = \"", "\\(\"", "b", "\")", "\""),
  ]

  /// What follows a value as often as it may, in code and drawings.
  static let chains: [(before: String, link: String, after: String)] = [
    ("var a: String = \"b\"\nlet z = a", ".trimmed()", "label \"\\(z)\""),
    ("var a: [Int] = [1]\nlet z = a", ".filter($0 != 2)", "label \"\\(z.count)\""),
    ("var a: [Int] = [1]\nlet z = a", ".sorted().map($0 + 1)", "label \"\\(z.count)\""),
    ("var a: R = R(id: 1)\nlet z = a", ".with(b: 2)", "label \"\\(z.c)\""),
    ("var a: R? = R(id: 1)\nlet z = a", ".with(b: 2)", "label \"\\(z?.c ?? 1)\""),
    ("var a: [R] = [R(id: 1)]\nlet z = a.map($0", ".with(b: 2)", ")\nlabel \"\\(z.count)\""),
  ]

  @Test(arguments: chains.indices) func longChainsNeedLittleStackAndTime(chain: Int) {
    let (before, link, after) = Self.chains[chain]
    let record = "record R { id: Int; b: Int = 1; c: Int = 1; d: Int = 1 }\n"
    let text =
      record + "screen S { \(before)" + String(repeating: link, count: 120)
      + (after.hasPrefix(")") ? "" : "\n") + after + " }"
    let violation = Fuzzer.violation(FuzzInput(text), of: FuzzLaw.ofSize)
    #expect(violation == nil, "\(violation.map { "\($0.law): \($0.message.prefix(300))" } ?? "")")
  }

  @Test(arguments: nests.indices) func valuesInValuesNeedLittleStack(nest: Int) {
    let (before, open, inner, close, after) = Self.nests[nest]
    let text =
      before + String(repeating: open, count: 100) + inner
      + String(repeating: close, count: 100) + after
    let violation = Fuzzer.violation(FuzzInput(text), of: FuzzLaw.ofSize)
    #expect(violation == nil, "\(violation.map { "\($0.law): \($0.message.prefix(300))" } ?? "")")
  }

  @Test(arguments: forms.indices) func nothingRecursesWithoutABound(form: Int) {
    let (before, repeated, after) = Self.forms[form]
    let text = before + String(repeating: repeated, count: Self.depth) + after
    let violation = Fuzzer.violation(FuzzInput(text), of: FuzzLaw.ofSize)
    #expect(violation == nil, "\(violation.map { "\($0.law): \($0.message.prefix(300))" } ?? "")")
  }
}
