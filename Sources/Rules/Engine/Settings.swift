import CtlCatalogue
import CtlDiagnostics

import struct CtlRuntime.PageControl

/// The settings of a project, from `ctl.json` and the command line.
public struct Settings: Sendable, Hashable {
  public var edition: Edition = .ios8
  /// Patterns of the files that a search leaves out.
  public var exclude: [String] = []
  /// The locales of the app; more than one needs localized strings.
  public var locales: [String] = []
  /// The texts of the files that the app's catalogue has in all of them.
  public var translated: Set<String> = []
  /// Severities by code; nil turns a code off.
  public var severities: [String: Severity?] = [:]
  /// Thresholds with other values than their defaults, by name.
  public var thresholds: [String: Double] = [:]
  /// The look of generated Swift code.
  public var swift = SwiftStyle()
  /// The modules that files may import, in the order of their names.
  public var modules: [ModulePath] = []

  public init() {}

  /// `en`, `zh-Hans`, `pt_BR`: a language of two or three letters, and what follows it.
  static func isLocale(_ name: String) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    return parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    } && 2...3 ~= parts[0].count && parts[0].allSatisfy(\.isLetter)
  }

  /// The language of the texts in the files.
  public var sourceLanguage: String { locales.first ?? "en" }
  var isEnglish: Bool { sourceLanguage.hasPrefix("en") }

  /// Whether generated code looks up texts, and writes dates and numbers in the language of the app.
  public var isLocalized: Bool { swift.isLocalized ?? (locales.count > 1 || !isEnglish) }

  public subscript(_ threshold: Threshold) -> Double {
    if thresholds.isEmpty { return threshold.standard }
    return thresholds[threshold.name].map { min($0, Threshold.limit) } ?? threshold.standard
  }

  /// Whether a code is reported at all.
  public func isActive(_ code: Code) -> Bool {
    guard code.editions.contains(edition) else { return false }
    if let override = severities[code.id] { return override != nil }
    return true
  }
}

/// Where the files of a module are: a path that starts at the folder of `ctl.json`.
public struct ModulePath: Sendable, Hashable {
  public var name: String
  public var path: String

  public init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  /// Whether an import can name it.
  public static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }
}

/// The look of generated Swift code, as far as a project sets it.
public struct SwiftStyle: Sendable, Hashable {
  /// One of `accessLevels`.
  public var access: String?
  /// The beginning of every type's name.
  public var typePrefix: String?
  /// Columns of one level, 1...8.
  public var indentation: Int?
  /// Whether every text for people is looked up.
  public var isLocalized: Bool?
  /// Whether what the app does for screens runs on the main actor.
  public var usesMainActor: Bool?

  public static let accessLevels = ["public", "package", "internal"]

  public init() {}
}

/// A number of the guidelines or of this project that settings may change.
public struct Threshold: Sendable, Hashable {
  /// As `ctl.json` spells it.
  public let name: String
  public let standard: Double
  public let documentation: Message
  /// A threshold above it is this one: rules calculate with them.
  static let limit = 1e9

  init(_ name: String, _ standard: Double, _ documentation: Message) {
    self.name = name
    self.standard = standard
    self.documentation = documentation
  }

  public static let all: [Threshold] = [
    maxSegmentsPhone, minSegments, hitTarget, adviceDots, maxPages, dotPitch, maxCountdownMinutes,
    networkMinSeconds, stepperMaxSteps, pickerMaxRows, prepositionLetters, labelMaxColumns,
    refreshTitleMaxColumns, buttonTitleMaxColumns, columnWidth, unevenRatio, unevenDifference,
    contrast, accessibilityLabelMaxColumns, accessibilityHintMaxColumns, textFieldMaxLength,
  ]

  public static let maxSegmentsPhone = Threshold(
    "segmentedControl.maxSegmentsPhone", 5, Message("segments on iPhone", "iPhone 上的分段数"))
  public static let minSegments = Threshold(
    "segmentedControl.minSegments", 2, Message("segments at least", "最少分段数"))
  public static let hitTarget = Threshold(
    "hitTarget", 44, Message("points of a touch target", "点击区域的点数"))
  public static let adviceDots = Threshold(
    "pageControl.adviceDots", 10, Message("dots that are counted at a glance", "一眼能数清的圆点数"))
  public static let maxPages = Threshold(
    "pageControl.maxPages", 20, Message("pages visited in sequence", "逐个访问的页数"))
  public static let dotPitch = Threshold(
    "pageControl.dotPitch", PageControl.dotPitch, Message("points from dot to dot", "圆点间距（点）"))
  public static let maxCountdownMinutes = Threshold(
    "datePicker.maxCountdown",
    Kind.named(.datePicker).numbers(of: .countDownDuration).upperBound / 60,
    Message("minutes of a countdown", "倒计时分钟数"))
  public static let networkMinSeconds = Threshold(
    "network.minSeconds", 2, Message("seconds that need an indicator", "需要指示器的秒数"))
  public static let stepperMaxSteps = Threshold(
    "stepper.maxSteps", 100, Message("steps across the range", "整个范围的步数"))
  public static let pickerMaxRows = Threshold(
    "picker.maxRows", 60, Message("values of a wheel", "滑轮上的值数"))
  public static let prepositionLetters = Threshold(
    "titleStyle.prepositionLetters", 4,
    Message("letters of a preposition that stays lower case", "保持小写的介词字母数"))
  public static let labelMaxColumns = Threshold(
    "label.maxColumns", 80, Message("columns of a label", "标签的列数"))
  public static let refreshTitleMaxColumns = Threshold(
    "refreshControl.titleMaxColumns", 24, Message("columns of a refresh title", "刷新标题的列数"))
  public static let buttonTitleMaxColumns = Threshold(
    "button.titleMaxColumns", 24, Message("columns of a button title", "按钮标题的列数"))
  public static let columnWidth = Threshold(
    "columnWidth", 9, Message("points of a column of text", "每列文字的点数"))
  public static let unevenRatio = Threshold(
    "segmentedControl.unevenRatio", 2, Message("longest to shortest segment", "最长与最短分段之比"))
  public static let unevenDifference = Threshold(
    "segmentedControl.unevenDifference", 6,
    Message("columns between longest and shortest segment", "最长与最短分段相差的列数"))
  public static let contrast = Threshold(
    "contrast", 3, Message("contrast ratio of text", "文字的对比度"))
  public static let accessibilityLabelMaxColumns = Threshold(
    "accessibility.labelMaxColumns", 32,
    Message("columns of an accessibility label", "辅助功能标签的列数"))
  public static let accessibilityHintMaxColumns = Threshold(
    "accessibility.hintMaxColumns", 80,
    Message("columns of an accessibility hint", "辅助功能提示的列数"))
  public static let textFieldMaxLength = Threshold(
    "textField.maxLength", 140, Message("characters of a text field", "文本框的字符数"))
}
