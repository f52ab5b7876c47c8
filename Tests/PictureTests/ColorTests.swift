import CtlChecker
import CtlTerminal
import Testing

@testable import CtlPicture

/// The colors that parts of controls have.
@Suite struct ColorTests {
  private static let (tint, own, pale) = ("#FF0000", "#8E8E93", "#BEBEC2")

  /// The colors of the lines and areas of the images in a picture, in their order.
  private func images(
    _ members: String, in container: String = "content", _ settings: [String] = [],
    variables: String = ""
  ) throws -> [Set<String>] {
    let document = try Samples.picture(
      members, in: container, variables: "tintColor: #FF0000\n\(variables)", settings)
    return document.text.components(separatedBy: "<g data-image=").dropFirst().map { part in
      let body = part.components(separatedBy: "</g>")[0]
      let colors = body.matches(of: /(?:fill|stroke)="(#[0-9A-F]{6})"/).map { String($0.output.1) }
      return Set(colors)
    }
  }

  private static let holders: [(String, container: String, automatic: String)] = [
    ("button { IMAGE }", "content", tint), ("button { type: .custom; IMAGE }", "content", own),
    ("button { IMAGE }", "toolbar", tint), ("button { type: .custom; IMAGE }", "toolbar", tint),
    ("segmentedControl { segment { IMAGE }; segment \"A\" }", "content", tint),
    ("slider { thumbIMAGE }", "content", own), ("slider { minimumValueIMAGE }", "content", own),
    ("stepper { value: 3; incrementIMAGE; decrementIMAGE }", "content", own),
    ("imageView { IMAGE }", "content", own), ("row \"A\" { IMAGE }", "table", own),
    ("textField { leftViewMode: .always; leftView: VALUE }", "content", own),
    ("tabBar { tab \"A\" { IMAGE; label \"A\" }; tab \"B\" { label \"B\" } }", "content", tint),
  ]

  /// An image in its own colors has no tint wherever it stands, and a silhouette has it.
  @Test(arguments: holders) func imagesAreDrawnAsTheirModeSays(
    member: String, container: String, automatic: String
  ) throws {
    for (mode, color) in [
      ("automatic", automatic), ("alwaysOriginal", Self.own), ("alwaysTemplate", Self.tint),
    ] {
      let value = "image(\"star\", renderingMode: .\(mode))"
      let source = member.replacing("thumbIMAGE", with: "thumbImage: \(value)")
        .replacing("ValueIMAGE", with: "ValueImage: \(value)")
        .replacing("mentIMAGE", with: "mentImage: \(value)")
        .replacing("IMAGE", with: "image: \(value)").replacing("VALUE", with: value)
      let found = try images(source, in: container)
      #expect(!found.isEmpty && found.allSatisfy { $0 == [color] }, "\(mode) \(source): \(found)")
    }
  }

  /// A control that cannot be used has no colors, nor have its images.
  @Test func aDisabledSliderIsGray() throws {
    let source = """
      slider {
        isEnabled: isUsed; minimumTrackTintColor: #00AA00; maximumTrackTintColor: #FFAA00
        minimumValueImage: "sun.min"; maximumValueImage: "sun.max"
      }
      """
    let variables = "var isUsed: Bool = true"
    let colors = ["#00AA00", "#FFAA00"]
    let used = try Samples.picture(source, variables: variables)
    #expect(colors.allSatisfy { used.text.contains($0) })
    #expect(try images(source, variables: variables) == [[Self.own], [Self.own]])
    let disabled = try Samples.picture(source, variables: variables, ["isUsed=false"])
    #expect(!colors.contains { disabled.text.contains($0) })
    #expect(
      try images(source, ["isUsed=false"], variables: variables) == [[Self.pale], [Self.pale]])
  }

  /// What stands at the end of a field is on the ground of the field.
  @Test(arguments: [
    ("#222222", "roundedRect", false, "#000000"), ("#222222", "bezel", false, "#000000"),
    ("#222222", "none", false, "#FFFFFF"), ("#FFFFFF", "none", false, "#000000"),
    ("#FFFFFF", "roundedRect", true, "#FFFFFF"), ("#FFFFFF", "none", true, "#000000"),
  ])
  func aViewOfAFieldIsSeenInIt(ground: String, style: String, isDark: Bool, color: String) throws {
    var options = RenderOptions()
    options.isDark = isDark
    let document = try Samples.picture(
      "background: \(ground); textField { leftViewMode: .always; borderStyle: .\(style); "
        + "leftView: label \"kg\" }", options: options)
    #expect(document.shapes.first { $0.text == "kg" }?.attributes["fill"] == color)
  }

  /// The dots have a color of their own or none: no tint reaches them.
  @Test func dotsHaveNoTint() throws {
    func dots(_ settings: String) throws -> [String?] {
      let document = try Samples.picture("pageControl { numberOfPages: 3 }", variables: settings)
      let control = document.elements.firstIndex { $0["data-kind"] == "pageControl" }
      return document.shapes.filter { $0.element == control }.map { $0.attributes["fill"] }
    }
    #expect(try dots("tintColor: #CC0000") == dots(""))
    #expect(try dots("appearance pageControl { tintColor: #CC0000 }") == dots(""))
    let own = "appearance pageControl { currentPageIndicatorTintColor: #CC0000 }"
    #expect(try dots(own).first == "#CC0000")
  }

  /// The line around a field is seen on its ground, as the text in it is.
  @Test(arguments: [
    ("#FFFFFF", true, "#000000"), ("#FFFFFF", false, "#000000"), ("#101010", false, "#FFFFFF"),
  ])
  func theLineOfAFieldIsSeen(ground: String, isDark: Bool, color: String) throws {
    var options = RenderOptions()
    options.isDark = isDark
    let document = try Samples.picture(
      "background: \(ground); textField { text: \"A\"; borderStyle: .line }", options: options)
    let field = document.elements.firstIndex { $0["data-kind"] == "textField" }
    let shapes = document.shapes.filter { $0.element == field }
    #expect(shapes.first { $0.name == "rect" }?.attributes["stroke"] == color)
    #expect(shapes.first { $0.text == "A" }?.attributes["fill"] == color)
  }

  /// The place of the time zone stands below the rows of the wheels, and no row over it.
  @Test func aTimeZoneIsSaid() throws {
    let document = try Samples.picture(
      "datePicker { mode: .time; date: \"2014-09-17T13:41\"; timeZone: \"Asia/Tokyo\" }")
    func bottom(_ shape: PictureDocument.Shape) -> Double {
      shape.attributes["y"].flatMap { Double($0) } ?? 0
    }
    let zone = try #require(document.shapes.first { $0.text == "Tokyo" })
    let wheels = document.shapes.filter {
      $0.name == "text" && $0.element >= 0 && document.elements[$0.element]["data-kind"] == "wheel"
    }
    #expect(wheels.count > 10 && wheels.allSatisfy { bottom($0) < bottom(zone) - 13 })
  }
}
