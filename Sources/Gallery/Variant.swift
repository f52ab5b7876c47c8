import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlTerminal
import CtlText

import enum CtlRuntime.ContentSizeCategory

/// One way to see a screen: a device, a language, a size of text, a state.
public struct Variant: Sendable, Hashable {
  /// What differs from the first picture.
  public enum Group: String, Sendable, CaseIterable { case device, look, size, language, state }

  public var group: Group
  /// The name of its file, without an ending.
  public var name: String
  public var title: String
  public var settings: [String]
  public var options: RenderOptions

  /// The most languages and states of one screen.
  static let languageLimit = 8
  static let stateLimit = 8

  /// All pictures of a screen: the first one as it opens, each other with one difference.
  /// - Parameter languages: Those of the app, beside the one of the options.
  public static func all(
    of program: Program, screen: Int, options: RenderOptions, languages: [String]
  ) throws(Problem) -> [Variant] {
    let context = try Terminal.tree(program, screen, [], options).context
    let home = Device.all.first { $0.isPad == context.isPad && $0.isAcross == context.isLandscape }
    guard let home else { return [] }
    var variants = [
      Variant(
        group: .device, name: home.name, title: home.title, settings: home.settings,
        options: options)
    ]
    func add(
      _ group: Group, _ name: String, _ title: String, _ more: [String] = [],
      _ change: (inout RenderOptions) -> Void = { _ in }
    ) {
      var variant = variants[0]
      (variant.group, variant.name, variant.title) = (group, name, title)
      variant.settings += more
      change(&variant.options)
      variants.append(variant)
    }
    for device in Device.all where device.name != home.name {
      add(.device, device.name, device.title, device.settings)
    }
    add(.look, "dark", "dark") { $0.isDark = true }
    for size in [ContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityLarge] {
      add(.size, "text-\(size.rawValue)", size.rawValue) { $0.textSize = size }
    }
    var seen: Set<String> = [options.language]
    // One from right to left shows what is mirrored, also of an app without it.
    let mirrored = languages.contains { WritingDirection.isRightToLeft($0) } ? [] : ["ar"]
    for language in languages.prefix(languageLimit) + mirrored
    where seen.insert(language).inserted {
      let isPlain = language.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || $0 == UInt8(ascii: "-")
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
      }
      guard isPlain, language.utf8.count <= 35 else { continue }
      add(.language, "language-\(language)", language) { $0.setLanguage(language, options.texts) }
    }
    for (number, name) in program.sampleNames(ofScreen: screen).enumerated() {
      add(.state, "sample-\(number + 1)", name, [ScreenState.samplePrefix + name])
    }
    for (number, state) in ScreenStates(program, screen, options).settings.enumerated() {
      add(.state, "state-\(number + 1)", state.joined(separator: ", "), state)
    }
    return variants
  }

  private struct Device {
    let name, title: String
    let isPad, isAcross: Bool

    var settings: [String] {
      [
        "screen.device=\(isPad ? "iPad" : "iPhone")",
        "screen.orientation=\(isAcross ? "landscape" : "portrait")",
      ]
    }

    static let all = [
      Device(name: "iphone", title: "iPhone", isPad: false, isAcross: false),
      Device(name: "iphone-landscape", title: "iPhone ↻", isPad: false, isAcross: true),
      Device(name: "ipad", title: "iPad", isPad: true, isAcross: false),
      Device(name: "ipad-landscape", title: "iPad ↻", isPad: true, isAcross: true),
    ]
  }
}
