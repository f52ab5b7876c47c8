import CtlChecker
import CtlTerminal
import Testing

@testable import CtlPicture

/// What the states of controls and the alignment of texts look like on the device.
@Suite struct StateLookTests {
  private func picture(_ members: String, in container: String = "content") throws -> String {
    try Samples.picture(members, in: container).text
  }

  /// A selected icon stands on a plate, as a selected title does, unless it has an image for that state.
  @Test func aSelectedButtonHasAPlate() throws {
    let plate = "rx=\"4\" fill=\"#007AFF\""
    for (members, hasPlate) in [
      ("button { image: \"heart\"; isSelected: true }", true),
      ("button { image: \"heart\"; isSelected: false }", false),
      ("button \"Like\" { isSelected: true }", true),
      ("button { image: \"heart\"; image(selected): \"heart.fill\"; isSelected: true }", false),
    ] {
      let text = try picture(members)
      #expect(text.contains(plate) == hasPlate, "\(members)")
    }
  }

  /// The title for the highlighted state shows without a highlight too, at the same place.
  @Test func aHighlightedTitleShows() throws {
    let members =
      "button \"Save\" { title(highlighted): \"Saving Now\"; isHighlighted: true; MORE }"
    let plain = try picture(members.replacing("MORE", with: "showsHighlight: false"))
    let lit = try picture(members.replacing("MORE", with: ""))
    #expect(plain.contains(">Saving Now</text>") && !plain.contains("fill-opacity"))
    #expect(lit.replacing(" fill-opacity=\"0.25\"", with: "") == plain)
  }

  /// The color of a screen is behind its content beside a table too.
  @Test func aContentBesideATableHasTheColorOfItsScreen() throws {
    for (background, isWhite) in [("background: #1C1C1E", false), ("", true)] {
      let program = Samples.program(
        source: "screen Z \"Z\" { \(background)\n content { label \"A\" }\n table { row \"B\" } }")
      let text = try DevicePicture.render(
        program, settings: [], options: RenderOptions(), device: DeviceOptions()
      ).text
      let whites = String(decoding: text, as: UTF8.self).matches(
        of: #/<rect x="0"[^>]*fill="#FFFFFF"/#
      ).count
      #expect(whites == (isWhite ? 2 : 1), "\(text)")
    }
  }

  /// All lines but the last one fill the width, by the space between their words.
  @Test func justifiedTextFillsItsLines() throws {
    let text = "One line is not enough for all that there is to say about tea here"
    let members = "label \"\(text)\" { numberOfLines: 0; textAlignment: SIDE }"
    let justified = try picture(members.replacing("SIDE", with: ".justified"))
    let left = try picture(members.replacing("SIDE", with: ".left"))
    #expect(justified.contains("word-spacing=") && !left.contains("word-spacing="))
    #expect(justified.contains("textLength=\"288\"") && !left.contains("textLength=\"288\""))
  }

  /// The segment that is lit has the background of that state.
  @Test func aHighlightedSegmentHasItsBackground() throws {
    let members = """
      segmentedControl {
        selectedSegmentIndex: 0; backgroundImage: resizable("paper")
        backgroundImage(highlighted): resizable("tin"); isHighlighted: true
        segment "Red"; segment "Blue"
      }
      """
    #expect(try picture(members).contains("data-image=\"tin\""))
  }

  /// What an indicator has by itself is seen on the white of a cell, and other colors stay as they are.
  @Test func anIndicatorSuitsACell() throws {
    let row = "row { activityIndicator { isAnimating: true; MORE } }"
    let plain = try picture(row.replacing("MORE", with: ""), in: "table")
    let white = try picture(row.replacing("MORE", with: "style: .white"), in: "table")
    #expect(plain != white && plain.contains("#8E8E93"))
  }
}
