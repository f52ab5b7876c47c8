import CtlChecker
import CtlDiagnostics
import CtlLayout
import CtlText

import enum CtlRuntime.ContentSizeCategory
import enum CtlRuntime.Guidelines

/// How a picture is made.
public struct RenderOptions: Sendable, Hashable {
  /// Columns; nil means the width of the device. Kept within `RenderOptions.widths`.
  public var width: Int?
  public var characters: Characters = .unicode
  public var color: ColorDepth = .none
  /// Whether the page is dark, and has more contrast; visible only with colours.
  public var look = Look()
  public var isDark: Bool {
    get { look.isDark }
    set { look.isDark = newValue }
  }
  /// The edition of the guidelines: a bar style has a track in iOS 7.
  public var edition = Edition.ios8
  /// The language of the screen, such as `en` or `ar`; it decides where lines begin.
  public var language = "en"
  /// The texts of the app in its languages; nil for those of the file.
  public private(set) var texts: TextCatalogue?
  /// The size of text that a person chose; pictures in points follow it.
  public var textSize = ContentSizeCategory.large
  /// ISO 8601: what a date picker without a date shows, and the status bar.
  public var now = "2026-01-01T09:41"

  public init() {}

  /// Draws in a language; nil means the one of the sources.
  public mutating func setLanguage(_ name: String?, _ texts: TextCatalogue?) {
    language = name ?? texts?.sourceLanguage ?? "en"
    self.texts = texts
  }

  /// Whether lines begin at the right.
  public var isRightToLeft: Bool { WritingDirection.isRightToLeft(language) }

  public enum Characters: String, Sendable, CaseIterable { case unicode, ascii }

  /// The colours of a terminal.
  public enum ColorDepth: String, Sendable, CaseIterable {
    case none
    /// The 16 of every terminal, by its own palette.
    case sixteen
    case indexed
    case full
  }

  public static let widths = 20...500
}

/// The relation of cells and points: the columns of a picture span the width of the device.
public struct Metrics: Sendable, Hashable {
  /// Columns and points of the whole width.
  public let columns: Int
  public let points: Double
  /// A line is as high as a line of body text.
  public static let pointsPerLine = 20.0
  /// A row in the middle of a wheel is higher.
  public static let pointsPerWheelRow = 34.0

  public init(_ context: RenderTree.Context, _ width: Int?) {
    points = context.screen.width
    let natural = points < 400 ? 48 : 80
    let widths = RenderOptions.widths
    columns = min(max(width ?? natural, widths.lowerBound), widths.upperBound)
  }

  public var pointsPerColumn: Double { points / Double(columns) }

  /// Whole columns for a length, at least one.
  func columns(_ points: Double) -> Int {
    let columns = (points / pointsPerColumn).rounded()
    return columns >= 1 ? Int(min(columns, Double(self.columns))) : 1
  }

  /// The columns between two items of a line; parts of a control have an edge there.
  func gap(of line: BoxLine) -> Int {
    switch (line.alignment, line.gap) {
    case (.shares, _): return 1
    case (.columns, _): return 3
    case (_, .standard): return 2
    case (_, .stated(let points)):
      return min(max(Int(rounding: points / pointsPerColumn), 1), 20)
    case (_, .none), (_, .tight): return 1
    }
  }

  /// The number of empty lines for a space above a line.
  func emptyLines(_ space: BoxLine.Space) -> Int {
    switch space {
    case .none, .tight: return 0
    case .standard: return 1
    case .stated(let points): return min(Int(rounding: points / Metrics.pointsPerLine), 10)
    }
  }
}

extension Edition {
  /// The same for the library that apps are built with.
  public var inRuntime: Guidelines { Guidelines(rawValue: rawValue) ?? .ios8 }
}
