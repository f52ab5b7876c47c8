import CtlChecker
import CtlTerminal
import CtlTestSupport
import Foundation
import Testing

/// The picture of every screen of the samples, and of some in other states. `UPDATE=1` writes them;
/// look at each one.
@Suite struct GoldenTests {
  @Test(arguments: Samples.paths)
  func everyScreenOfTheSamples(path: String) throws {
    let program = try Samples.program(path)
    for screen in program.screens {
      let name = program.text(screen.name)
      try Golden.compare(name + ".txt", try Terminal.render(program, screen: name).text)
    }
  }

  struct Variant: Sendable, CustomTestStringConvertible {
    let file: String
    let screen: String
    let golden: String
    var settings: [String] = []
    var width: Int?
    var change: @Sendable (inout RenderOptions) -> Void = { _ in }

    var testDescription: String { golden }
  }

  static let variants: [Variant] = [
    Variant(
      file: "ReaderSettings", screen: "ReaderSettings", golden: "ReaderSettings-busy",
      settings: [
        "nightMode=true", "copies=20", "quality=best", "recipient=ada@example.com",
        "printing=true", "refreshControl.isRefreshing=true", "textField.isEditing=true",
      ]),
    Variant(
      file: "ReaderSettings", screen: "ReaderSettings", golden: "ReaderSettings-narrow",
      settings: ["nightMode=true"], width: 28),
    Variant(
      file: "ReaderSettings", screen: "ReaderSettings", golden: "ReaderSettings-ascii",
      settings: ["nightMode=true", "printing=true"], change: { $0.characters = .ascii }),
    Variant(
      file: "ReaderSettings", screen: "ReaderSettings", golden: "ReaderSettings-color",
      settings: ["nightMode=true"], change: { $0.color = .full }),
    Variant(
      file: "CookingTimer", screen: "CookingTimer", golden: "CookingTimer-paused",
      settings: ["phase=paused", "rest=12min", "reading=true", "dish=Bread"]),
    Variant(
      file: "MailComposer", screen: "MailComposer", golden: "MailComposer-sending",
      settings: [
        "sending=true", "recipients=ada@example.com", "savedDraft=Dear Ada",
        "message=Dear Ada,\\nthe minutes are attached. I have added the budget as well, so that we"
          + " can talk about both tomorrow.", "toField.isEditing=true",
      ]),
    Variant(
      file: "NetworkSettings", screen: "NetworkSettings", golden: "NetworkSettings-airplane",
      settings: ["airplaneMode=true"]),
    Variant(
      file: "NetworkSettings", screen: "NetworkSettings", golden: "NetworkSettings-joining",
      settings: [
        "proxy=manual", "scanning=true", "joining=true", "address=10.0.0.7",
        "refreshControl.isRefreshing=true",
      ]),
    Variant(
      file: "Onboarding", screen: "Onboarding", golden: "Onboarding-last", settings: ["page=3"]),
    Variant(
      file: "StoreMap", screen: "StoreMap", golden: "StoreMap-locating",
      settings: ["isLocated=false", "locating=true", "assortment=music", "radius=20"], width: 60),
    Variant(
      file: "SignIn", screen: "SignIn", golden: "SignIn-company",
      settings: ["所选身份=企业", "手机号=13800138000", "剩余秒数=42"]),
  ]

  @Test(arguments: variants)
  func otherStatesAndWidths(variant: Variant) throws {
    let program = try Samples.program("Samples/\(variant.file).ctl")
    var options = RenderOptions()
    options.width = variant.width
    variant.change(&options)
    let rendering = try Terminal.render(
      program, screen: variant.screen, settings: variant.settings, options: options)
    try Golden.compare(variant.golden + ".txt", rendering.text)
  }

  @Test(arguments: ["ReaderSettings", "StoreDetails"])
  func theTreeOfASample(name: String) throws {
    let program = try Samples.program("Samples/\(name).ctl")
    try Golden.compare(name + ".json", try Terminal.tree(program))
  }
}

/// Files with the pictures that were last reviewed.
enum Golden {
  static func compare(_ name: String, _ bytes: [UInt8]) throws {
    let url = ProjectFiles.url("Tests/TerminalTests/Goldens/\(name)")
    let expected = try? Data(contentsOf: url)
    if expected == Data(bytes) { return }
    if ProjectFiles.isUpdating || expected == nil { try Data(bytes).write(to: url) }
    if ProjectFiles.isUpdating { return }
    Issue.record("\(name) is not what it was:\n\(String(decoding: bytes, as: UTF8.self))")
  }
}
