import CtlChecker
import CtlPreview
import CtlSyntax
import Testing

/// What VoiceOver speaks about on a whole screen.
@Suite struct SpokenTests {
  @Test func whatCannotBeUsedIsSpokenToo() throws {
    let source = """
      screen Upload "Upload" {
        var share: Double in 0...1 = 0.4
        task send(kind: .other, duration: .unknown)
        action stop()
        on appear -> send()
        content {
          activityIndicator { isAnimating: true }
          activityIndicator { isAnimating: false }
          progressView { progress: share }
          button "Stop" { isEnabled: false; on touchUpInside -> stop() }
        }
      }
      """
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 48)
    #expect(
      preview.speech.map(\.text) == [
        "Upload, heading", "in progress", "Progress, 40%", "Stop, dimmed, button",
      ])
  }

  /// A page is read to its end before the next, after the view that it is in.
  @Test func pagesAreReadOneByOne() throws {
    let source = """
      screen Tour "Tour" {
        var page: Int in 0...2 = 1
        scrollView {
          axis: .horizontal; isPagingEnabled: true; currentPage <-> page
          stack { axis: .vertical; label "One"; label "First" }
          stack { axis: .vertical; label "Two"; label "Second" }
          stack { axis: .vertical; label "Three"; label "Third" }
        }
      }
      """
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 48)
    #expect(
      preview.speech.map(\.text) == [
        "Tour, heading", "page 2 of 3, scroll view", "One", "First", "Two", "Second", "Three",
        "Third",
      ])
  }

  /// The title of a row names its only control, and its subtitle is heard with it; a footer follows its rows.
  @Test func smallTextsAreSpokenWhereTheyStand() throws {
    let source = """
      screen S "Settings" {
        var isOn: Bool = true
        var guests: Int in 0...5 = 0
        table {
          row "Sync" { subtitle: "Uses mobile data"; switch { isOn <-> isOn } }
          section "Guests" {
            footer: "Five at most."
            row "Adults" { stepper adults { value <-> guests } }
            row "They come by train"
          }
          section { footer: "Children are free."; row "Bring a friend" }
        }
      }
      """
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 48)
    #expect(
      preview.speech.map(\.text) == [
        "Settings, heading", "Sync, Uses mobile data, on, switch button", "Guests, heading",
        "Adults, 0, adjustable", "They come by train. Five at most.",
        "Bring a friend. Children are free.",
      ])
  }

  /// The texts in a row that people tap are heard with it, where it has no title or nothing else to use is in
  /// it; another row without a title has no name.
  @Test func labelsNameTheirRow() throws {
    let source = """
      screen Teas "Teas" {
        action open()
        action star()
        table {
          row {
            stack { axis: .vertical; label "Assam"; label "Two minutes" }
            button "Star" { on touchUpInside -> star() }
            on select -> open()
          }
          row { label "Out of stock"; swipeAction "Delete" { style: .destructive; on touchUpInside -> star() } }
          row { label "Only text" }
          row "Water" { subtitle: "Hot"; label "2 l"; on select -> open() }
          row "Milk" { label "1 l"; switch { isOn: true }; on select -> open() }
          row "Sugar" { label "None" }
        }
      }
      """
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), width: 48)
    #expect(
      preview.speech.map(\.text) == [
        "Teas, heading", "Assam, Two minutes", "Star, button", "Out of stock. Actions available",
        "Only text", "Water, Hot, 2 l", "Milk", "1 l", "Milk, on, switch button", "Sugar", "None",
      ])
  }

  /// The preview itself may be in another language than the screen.
  @Test func wordsAreInTheLanguageOfTheScreen() throws {
    let source = """
      enum Kind { current "活期"; savings "储蓄" }
      screen Bank "银行" {
        var kind: Kind = .current
        table { row "种类" { segmentedControl { selection <-> kind } } }
      }
      """
    var options = Preview.Options()
    options.render.setLanguage("zh-Hans", nil)
    let preview = try Preview(Program.check(SyntaxTree.parse(source)), options: options)
    #expect(preview.speech.map(\.text) == ["银行，标题", "种类，活期，第1项，共2项，按钮"])
  }
}
