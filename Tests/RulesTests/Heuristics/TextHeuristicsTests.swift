import CtlCatalogue
import CtlChecker
import Testing

@testable import CtlRules

@Suite struct TextHeuristicsTests {
  static let words: [(text: String, phrase: String, found: String?)] = [
    ("Add Button", "button", "Button"), ("Buttonhole", "button", nil), ("", "button", nil),
    ("The text-field below", "text field", "text-field"), ("Button", "button button", nil),
    ("添加按钮", "按钮", "按钮"), ("Don't switch", "switch", "switch"),
  ]

  @Test(arguments: words)
  func wholeWordsAreFoundWhateverTheirCase(text: String, phrase: String, found: String?) {
    #expect(WholeWords(text).range(of: phrase).map { String(text[$0]) } == found)
  }

  static let values: [(text: String, rest: String)] = [
    ("Speed 50%", "Speed"), ("Speed: 0.5", "Speed"), ("50 % Speed", "Speed"),
    ("Speed (50%)", "Speed"), ("速度50%", "速度"), ("1,000", ""), ("From 1 to 5", "From to 5"),
  ]

  @Test(arguments: values) func numbersLeaveALabelWithoutATrace(text: String, rest: String) {
    guard let range = SpokenValues.number(in: text) else {
      Issue.record("no number in \(text)")
      return
    }
    #expect(text.removing(range) == rest)
  }

  @Test(arguments: ["Speed", "MP3", "4K Video", "Half", "半", "", "½-hour"])
  func namesWithoutANumberAreLeftAlone(text: String) {
    #expect(SpokenValues.number(in: text) == nil)
  }

  static let states: [(text: String, state: String?)] = [
    ("Wi-Fi on", "on"), ("Wi-Fi: Off", "Off"), ("On", nil), ("Wake on Motion", nil),
    ("夜间模式 开", "开"), ("", nil),
  ]

  @Test(arguments: states) func aStateCountsAtTheEndOfALabel(text: String, state: String?) {
    #expect(SpokenValues.state(in: text).map { String(text[$0]) } == state)
  }

  static let hints: [(hint: String, word: String?)] = [
    ("Tap to add", "tap"), ("double-tap here", "double tap"), ("“Press” once", "press"),
    ("Adds a title", nil), ("Taps the drum", nil), ("Uses the camera", nil), ("轻点以添加", "轻点"),
    ("添加标题", nil), ("", nil), ("Long press for more", "long press"),
  ]

  @Test(arguments: hints) func hintsThatBeginWithAGestureAreKnown(hint: String, word: String?) {
    #expect(GestureWords.beginning(of: hint) == word)
  }

  static let types: [(label: String, kind: KindName, word: String?)] = [
    ("Brightness slider", .slider, "slider"), ("Slider", .switch, nil),
    ("Volume Control", .slider, "Control"),
    ("Segmented Control", .segmentedControl, "Segmented Control"),
    ("Switch Lens", .button, nil), ("Name field", .textField, "field"),
    ("下载进度条", .progressView, "进度条"), ("Controls", .button, nil),
    ("Custom field name", .textField, nil), ("Button Size", .slider, nil),
    ("Field for names", .textField, "Field"), ("Slider: bass", .slider, "Slider"),
    ("Bassregler", .slider, "regler"), ("Bassregler", .button, nil),
    ("Regler kaufen", .slider, nil),
    ("Schaltfläche", .button, "Schaltfläche"),
    ("Die Wiedergabeschaltfläche", .button, "schaltfläche"),
    ("Sew Button On", .button, nil), ("Sew Button", .button, nil),
    ("Button Play", .slider, "Button"), ("Button Label", .button, nil),
    ("Taste Pause", .button, nil),
    ("Curseur luminosité", .slider, "Curseur"), ("Bouton d\u{2019}or", .button, nil),
  ]

  @Test(arguments: types)
  func onlyWordsForTheTypeOfTheElementCount(label: String, kind: KindName, word: String?) {
    #expect(TypeWords.range(in: label, of: kind).map { String(label[$0]) } == word)
  }

  @Test(arguments: ["Zapfino", "MarkerFelt-Thin", "snell roundhand", "BradleyHandITCTT-Bold"])
  func ornamentalFamiliesAreKnownByAnySpelling(family: String) {
    #expect(DecorativeFamilies.contains(family))
  }

  @Test(arguments: ["Avenir", "", "Helvetica Neue", "Felt Marker"])
  func otherFamiliesAreNot(family: String) {
    #expect(!DecorativeFamilies.contains(family))
  }

  static let keys: [(text: String, key: String)] = [
    ("Copies", "copies"), ("Opens the shopping list now", "Opens the shopping list now"),
    ("份数", "份数"), ("Café", "Café"), ("Don't", "Don't"), ("…", "…"),
  ]

  @Test("a key reads well until somebody translates it", arguments: keys)
  func localizationKeys(text: String, key: String) {
    #expect(localizationKey(text) == key)
  }

  @Test(arguments: ["month", "startMonth", "The Weekday", "月份"])
  func fixedSetsAreKnownByTheirNames(text: String) {
    #expect(FixedSets.words.isNamed(in: text))
  }

  @Test(arguments: ["", "months", "monthly", "Copies"])
  func otherNamesAreNoFixedSets(text: String) {
    #expect(!FixedSets.words.isNamed(in: text))
  }

  static let contrasts: [(text: Color, background: Color, ratio: Double)] = [
    (Color(0, 0, 0), Color(255, 255, 255), 21), (Color(255, 255, 255), Color(0, 0, 0), 21),
    (Color(255, 0, 0), Color(255, 0, 0), 1), (Color(0x77, 0x77, 0x77), Color(255, 255, 255), 4.478),
    (Color(0, 0, 0xFF), Color(255, 255, 255), 8.592), (Color(0, 0, 0, 0), Color(9, 9, 9), 1),
    (Color(0, 0, 0, 0x80), Color(255, 255, 255), 4.004), (Color(1, 1, 1), Color(0, 0, 0), 1.006),
  ]

  @Test(arguments: contrasts)
  func contrastIsThatOfTheWebGuidelines(text: Color, background: Color, ratio: Double) {
    #expect(abs(Contrast.ratio(text, on: background) - ratio) < 0.005)
  }
}
