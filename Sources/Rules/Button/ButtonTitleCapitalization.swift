import CtlChecker
import CtlDiagnostics

extension Rule {
  static let buttonTitleCapitalization = Rule(
    about, visits: .buttons, having: [.title], weight: .wording
  ) { button in
    let letters = Int(button.settings[.prepositionLetters])
    for title in button.allWritten(.title) {
      guard let text = title.titleText else { continue }
      let corrections = TitleStyle.corrections(text, prepositionLetters: letters)
      guard let first = corrections.first else { continue }
      let language = button.language(of: text)
      if language == .other { continue }
      let bytes = Array(text.utf8)[first.range]
      button.report(
        about, at: .value(title),
        ["fixed": .text(shown(TitleStyle.apply(corrections, to: text)))],
        label: label(String(decoding: bytes, as: UTF8.self), first.word),
        fixes: fixes(title, text, corrections, letters, language == .english ? .safe : .suggestion))
    }
  }
}

private func label(_ word: String, _ fixed: String) -> Phrase {
  let message =
    fixed.first?.isLowercase == true
    ? Message("`{word}` should stay in lower case", "“{word}”应为小写")
    : word.first?.isUppercase == true
      ? Message("`{word}` is all capitals", "“{word}”全为大写")
      : Message("`{word}` should begin with a capital", "“{word}”的首字母应大写")
  return message(["word": .text(word)])
}

/// Masked parts, known only to the running app, as one ellipsis each.
private func shown(_ text: String) -> String {
  var result = ""
  for character in text where character != "{" || !result.hasSuffix("…") {
    result.append(character == "{" ? "…" : character)
  }
  return result
}

/// Changes the words in place, if all of them are in this text.
private func fixes(
  _ title: Written, _ known: String, _ corrections: [TitleStyle.Correction], _ letters: Int,
  _ safety: Safety
) -> [Fix?] {
  guard let masked = title.maskedText else { return [] }
  let here =
    masked.text == known
    ? corrections : TitleStyle.corrections(masked.text, prepositionLetters: letters)
  guard here.map(\.word) == corrections.map(\.word) else { return [] }
  let changes = here.map { correction in
    let start = masked.start + correction.range.lowerBound
    return Change.replaceBytes(start..<start + correction.range.count, correction.word)
  }
  return [title.control.fix(Message("correct the capitals", "更正大小写")(), safety, changes)]
}

private let about = Code(
  "button/title-capitalization", .warning,
  title: Message("use title-style capitalization: “{fixed}”", "请使用标题式大写：“{fixed}”"),
  why: Message(
    "The system writes the titles of its own buttons this way: every word has a capital except "
      + "articles, coordinating conjunctions and prepositions of at most four letters. A button in "
      + "another style looks like a sentence, or as if it came from elsewhere.",
    "系统按钮的标题都这样书写：除冠词、并列连词和不超过四个字母的介词之外，每个单词的首字母都大写。"
      + "其他写法的按钮看起来像一句话，或者不像这个系统的一部分。"),
  citation: .guidelines("System Button > Guidelines"),
  bad: [
    """
    screen Shop {
      action add()
      content {
        button "Add to cart" { on touchUpInside -> add() }
        //     ^^^^^^^^^^^^^
      }
    }
    """,
    """
    screen Shop {
      action add()
      content {
        button "Add To Cart" {
        //     ^^^^^^^^^^^^^
          title(highlighted): "SAVE CHANGES"
          //                  ^^^^^^^^^^^^^^
          on touchUpInside -> add()
        }
      }
    }
    """,
    """
    screen Shop {
      var count: Int = 2
      action add()
      content {
        button "Add \\(count) items" { on touchUpInside -> add() }
        //     ^^^^^^^^^^^^^^^^^^^^
      }
    }
    """,
    """
    let share = "Share With Friends"

    screen Shop {
      action add()
      content {
        button { title: share; on touchUpInside -> add() }
        //              ^^^^^
      }
    }
    """,
    """
    component Choice(title: String) {
      action choose()
      button "Choose \\(title)" { on touchUpInside -> choose() }
    }

    screen Shop {
      content {
        Choice { title: "a color" }
        //              ^^^^^^^^^
      }
    }
    """,
    """
    screen Shop {
      action add()
      content {
        button "Top up the card" { on touchUpInside -> add() }
        //     ^^^^^^^^^^^^^^^^^
      }
    }
    """,
  ],
  good: [
    """
    screen Shop {
      action add()
      content {
        button "Add to Cart" { on touchUpInside -> add() }
        button "Go Through Steps" { on touchUpInside -> add() }
        button "Turn Off the Alarm" { on touchUpInside -> add() }
        button "Sign In" { on touchUpInside -> add() }
        button "Wait 15 min" { on touchUpInside -> add() }
        button "Top Up the Card" { on touchUpInside -> add() }
        button "Hand off to Mac" { on touchUpInside -> add() }
        button "Turn It Off Until Monday" { on touchUpInside -> add() }
        button "Export PDF with iPhone" { on touchUpInside -> add() }
        button "加入购物车" { on touchUpInside -> add() }
        button "Nachricht senden" { on touchUpInside -> add() }
      }
    }
    """,
    """
    screen Shop {
      var names: [String] = ["milk"]
      action add(name: String)
      table {
        for name in names.sorted() {
          row { button "Add \\(name)" { on touchUpInside -> add(name: name) } }
        }
      }
    }
    """,
    Example(
      """
      screen Shop {
        action pay()
        content {
          button "Konto belasten" { on touchUpInside -> pay() }
        }
      }
      """, settings: "{ \"locales\": [\"de\"] }"),
    Example(
      """
      screen Shop {
        action share()
        content {
          button "Share With Friends" { on touchUpInside -> share() }
        }
      }
      """, settings: "{ \"thresholds\": { \"titleStyle.prepositionLetters\": 3 } }"),
  ], fix: .safe)
