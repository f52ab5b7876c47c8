import CtlChecker
import CtlPreview
import CtlSyntax
import CtlText
import Testing

/// What a screen in use takes and writes in the language of the person.
@Suite struct LanguageTests {
  static let source = """
    screen Fare "Fare" {
      var amount: Double = 1234.5
      var typed: String = amount.formatted(.number(fractionDigits: 2))
      var more: String = typed + "!"
      table {
        row "Amount" { textField field { text <-> typed; placeholder: "0"; keyboardType: .decimalPad } }
        row "Read \\(amount)"
        row "Also \\(more)"
      }
      on typed.changed { amount = Double(typed, format: .number) ?? 0 }
    }
    """

  private func play(
    _ language: String, _ script: String, _ source: String = source,
    _ catalogue: TextCatalogue? = nil
  ) throws -> String {
    var options = Preview.Options()
    options.render.setLanguage(language, catalogue)
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), options: options)
    return PreviewScript.text(try PreviewScript.play("size 160 20\n\(script)\nframe", on: preview))
  }

  @Test("a variable begins in the language of the person", arguments: ["de", "fr", "en"])
  func firstValues(language: String) throws {
    let expected = ["de": "1.234,50", "fr": "1\u{202F}234,50", "en": "1,234.50"][language]!
    let text = try play(language, "frame")
    #expect(text.contains("( \(expected) ") && text.contains("Also \(expected)!"), "\(text)")
  }

  @Test("with another language it begins again, unless somebody has changed it")
  func otherLanguage() throws {
    #expect(try play("en", "language de").contains("Also 1.234,50!"))
    let text = try play("en", "tap field\nkey ctrl-u\ntype 7.5\nlanguage de")
    #expect(text.contains("( 7.5") && text.contains("Also 1.234,50!"), "\(text)")
  }

  @Test("a number is typed with the keys of the language, and read in it")
  func typedNumbers() throws {
    let german = try play("de", "tap field\nkey ctrl-u\ntype 12,5\nkey esc\nkey e")
    #expect(german.contains("amount = 12.5") && german.contains("Read 12.5"), "\(german)")
    let english = try play("en", "tap field\nkey ctrl-u\ntype 12.5\nkey esc\nkey e")
    #expect(english.contains("amount = 12.5"), "\(english)")
    for (language, typed, key) in [("de", "1.5", ","), ("en", "1,5", "."), ("ar", "1.5", "٫")] {
      do {
        _ = try play(language, "tap field\ntype \(typed)")
        Issue.record("\(language) has no \(typed)")
      } catch let failure as PreviewScript.Failure {
        #expect(failure.reason.hasSuffix("on the keyboard decimalPad, which has `\(key)`"))
      }
    }
  }

  @Test("a step looks up what stands in `localized`, with its values")
  func localizedSteps() throws {
    let source = """
      screen Mail "Mail" {
        var name: String = "Ada"
        var note: String = ""
        table {
          row "\\(note)"
          row "Send" { on select -> note = localized("Sent to \\(name)") }
        }
      }
      """
    let catalogue = try TextCatalogue(
      Array(
        """
        { "sourceLanguage": "en", "strings": { "Sent to %@": { "localizations": {
          "de": { "stringUnit": { "value": "Gesendet an %@" } } } } } }
        """.utf8))
    #expect(try play("de", "tap Send", source, catalogue).contains("Gesendet an Ada"))
    #expect(try play("en", "tap Send", source, catalogue).contains("Sent to Ada"))
    #expect(try play("de", "tap Send", source).contains("Sent to Ada"))
  }

  @Test("what people type into a secure field is in no log")
  func secrets() throws {
    let source = """
      record Login { user: String; word: String }
      screen Door "Door" {
        var user: String = ""
        var word: String = ""
        action signIn(login: Login)
        table {
          row "User" { textField name { text <-> user; placeholder: "Ada" } }
          row "Password" { textField secret { text <-> word; placeholder: "Needed"; isSecureTextEntry: true } }
        }
        toolbar {
          button "Sign In" {
            on touchUpInside {
              signIn(login: Login(user: user, word: word))
              word = ""
            }
          }
        }
      }
      """
    let text = try play(
      "en", "tap name\ntype Eve\ntap secret\ntype ab\\\"c\ntap Sign In\nkey esc\nkey e", source)
    #expect(text.contains("→ signIn(login: Login(user: \"Eve\", word: \"•••••\"))"), "\(text)")
  }
}
