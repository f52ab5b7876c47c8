import CtlCatalogue
import CtlChecker
import CtlLayout
import CtlTerminal
import Testing

@testable import CtlPicture

/// The places that a screen gives its elements without constraints: nothing is pushed out of sight, and
/// nothing touches an edge that people would leave free.
@Suite struct PlaceTests {
  private struct Places {
    var frames: [(kind: KindName, name: String?, frame: Frame)] = []
    var titles: [Frame?] = []

    subscript(_ kind: KindName) -> [Frame] { frames.filter { $0.kind == kind }.map(\.frame) }
  }

  private func places(_ members: String) throws -> Places {
    let program = Samples.program(source: "screen S \"S\" {\n\(members)\n}")
    #expect(!program.findings.contains { $0.severity == .error }, "\(program.findings)")
    let options = RenderOptions()
    let tree = try Terminal.tree(program, 0, [], options)
    let screen = DeviceScreen(tree, options, DeviceOptions())
    var places = Places()
    for node in screen.order {
      let item = tree.nodes[node]
      places.frames.append((item.kind, item.name, screen.frames[node]))
      places.titles.append(screen.titleFrame(node))
    }
    return places
  }

  @Test func aLongTitleLeavesRoomToItsControl() throws {
    let text = String(repeating: "long ", count: 20)
    let places = try places(
      """
      table {
        row "\(text)" { switch { isOn: true } }
        row { label "\(text)"; switch { isOn: true } }
        row "\(text)" { label "\(text)" }
      }
      navigationBar "\(text)" { button "Cancel" {}; button "Done" {} }
      """)
    for frame in places[.switch] + places[.label] + places[.button] {
      #expect(frame.x >= 16 && frame.maxX <= 304, "\(frame)")
    }
    let rows = zip(places.frames, places.titles).filter { $0.0.kind == .row }.compactMap(\.1)
    #expect(rows.count == 2)
    #expect(rows[0].maxX <= places[.switch][0].x)
    let bar = try #require(
      zip(places.frames, places.titles).first { $0.0.kind == .navigationBar }?.1)
    #expect(bar.x >= places[.button][0].maxX && bar.maxX <= places[.button][1].x)
  }

  /// Each segment has the room that its content needs, and the control no more than all of them.
  @Test func segmentsByContentAreAsWideAsThat() throws {
    func segments(_ first: String, _ second: String, _ setting: String = "true") throws -> [Double]
    {
      let places = try places(
        "content { segmentedControl { apportionsSegmentWidthsByContent: \(setting); "
          + "segment \"\(first)\"; segment \"\(second)\" } }")
      let widths = places[.segment].map(\.width)
      #expect(abs(widths.reduce(0, +) - places[.segmentedControl][0].width) < 0.01)
      return widths
    }
    func needed(_ title: String) -> Double {
      max((TextMetrics.width(title, 13) * 2).rounded(.up) / 2 + 20, 44)
    }
    for (first, second) in [("W", "Many Words"), ("WWWW", "iiii"), ("A", "B")] {
      let widths = try segments(first, second)
      #expect(abs(widths[0] - needed(first)) < 0.01 && abs(widths[1] - needed(second)) < 0.01)
      let equal = try segments(first, second, "false")
      #expect(equal.reduce(0, +) >= widths.reduce(0, +) && equal[0] == equal[1])
    }
  }

  /// Two buttons of an alert share a line only while each has room for its title in its half.
  @Test(arguments: 1...20) func buttonsOfAnAlertHaveRoomForTheirTitles(letters: Int) throws {
    let title = String(repeating: "M", count: letters)
    for titles in [[title, "OK"], ["OK", title], [title, title]] {
      let buttons = titles.map { "button \"\($0)\" {}" }.joined(separator: "; ")
      let own = try places("content { \(buttons) }")[.button].map(\.width)
      let alert = "content {}\nalert \"A\" { isPresented: true; \(buttons) }"
      let shown = try places(alert)[.button]
      #expect(shown.count == 2)
      let isShared = shown[0].y == shown[1].y
      #expect(!isShared || zip(own, shown).allSatisfy { $0 <= $1.width }, "\(titles) \(shown)")
      #expect(isShared || letters > 3, "\(titles) \(shown)")
    }
  }

  /// What is seen of an element lies in every scroll view around it, not only in the nearest.
  @Test(arguments: ["vertical", "horizontal"], ["vertical", "horizontal"])
  func everyScrollViewCutsWhatIsInIt(outer: String, inner: String) throws {
    let lines = (0..<20).map { "label \"Line \($0)\"" }.joined(separator: "\n")
    let program = Samples.program(
      source: """
        screen S {
          content {
            scrollView {
              axis: .\(outer)
              height: 100pt
              \(lines)
              view { scrollView { axis: .\(inner); height: 60pt; \(lines) } }
            }
          }
        }
        """)
    let tree = try Terminal.tree(program, 0, [], RenderOptions())
    let screen = DeviceScreen(tree, RenderOptions(), DeviceOptions())
    var depth = 0
    for node in tree.nodes.indices where !tree.nodes[node].isHidden {
      var (around, found) = (Int(tree.nodes[node].parent), 0)
      while around >= 0 {
        if tree.nodes[around].kind == .scrollView {
          let clip = try #require(screen.clips[node])
          let view = screen.frames[around]
          #expect(
            clip.isEmpty
              || clip.x >= view.x && clip.y >= view.y && clip.maxX <= view.maxX
                && clip.maxY <= view.maxY,
            "\(tree.nodes[node].text ?? "") \(clip) \(view)")
          found += 1
        }
        around = Int(tree.nodes[around].parent)
      }
      depth = max(depth, found)
    }
    #expect(depth == 2)
  }

  @Test func buttonsStandSideBySideWhileThereIsRoom() throws {
    let titles = ["Print", "Copy and Paste", "Share", "Remove", "Rename", "Duplicate"]
    let buttons = try places(
      "content {\n" + titles.map { "button \"\($0)\" {}" }.joined(separator: "\n") + "\n}")[.button]
    #expect(buttons.allSatisfy { $0.x >= 16 && $0.maxX <= 304 })
    for (first, second) in zip(buttons, buttons.dropFirst()) {
      #expect(second.y > first.maxY || second.y == first.y && second.x >= first.maxX + 8)
    }
    #expect(Set(buttons.map(\.y)).count == 2)
  }

  @Test func popoversDoNotCoverEachOther() throws {
    let popovers = try places(
      """
      content { label "A" }
      popover { label "B" }
      popover { label "C"; label "D" }
      """)[.popover]
    #expect(popovers.count == 2 && popovers[1].x > popovers[0].maxX)
    #expect(popovers[0].x == 320 - popovers[1].maxX)
    let wide = try places(
      """
      popover { datePicker { accessibility { label: "Day" } } }
      popover { label "C" }
      """)[.popover]
    #expect(wide[1].y > wide[0].maxY)
  }

  @Test func whatFollowsAViewWithAHeightKeepsItsDistance() throws {
    let places = try places(
      """
      content {
        view cover { width: 100pt }
        label "Below"
        layout { pin height(cover) == 240 }
      }
      """)
    #expect(places[.view][0].height == 240)
    #expect(places[.label][0].y == places[.view][0].maxY + 8)
  }

  @Test func groupsCardsAndViewsHaveMargins() throws {
    let plain = try places("table { row \"A\" {} }")
    #expect(plain[.row][0].y == plain[.table][0].y + 20)
    let mixed = try places("table { section \"A\" { row \"B\" {} }\n row \"C\" {} }")
    #expect(mixed[.section][0].y == mixed[.table][0].y)
    #expect(mixed[.row][1].y == mixed[.row][0].maxY + 20)
    let view = try places("view back { label \"A\" }")
    #expect(view[.label][0].x == 16 && view[.label][0].y == view[.view][0].y + 20)
    let cards = try places(
      "content { view a { background: #EEEEEE; label \"A\" }\n view b { label \"B\" } }")
    #expect(cards[.label].map(\.x) == [24, 16])
  }

  @Test func dotsStandAtTheEndOfTheirContent() throws {
    let alone = try places("content { label \"A\"; pageControl { numberOfPages: 3 } }")
    #expect(alone[.pageControl][0].maxY == 568)
    let custom = try places(
      "content { label \"A\"; pageControl { numberOfPages: 3; placement: .custom } }")
    #expect(custom[.pageControl][0].maxY < 200)
    // Constraints decide alone.
    let constrained = try places(
      """
      content {
        label a "A"
        pageControl { numberOfPages: 3 }
        layout { align verticalCenterInContainer(a) }
      }
      """)
    #expect(constrained[.content][0].height <= 548)
  }

  /// Rows that begin with bars of color line up, as rows with images do.
  @Test func textsStandBesideABarOfColor() throws {
    let places = try places(
      """
      table {
        row { view { background: #FF0000; width: 4pt }; stack { label "One" }; button "Open" {} }
        row { view { background: #FF0000; width: 4pt }; stack { label "Much longer" }; button "Open" {} }
        row { view { background: #FF0000; width: 60pt }; label "Far"; button "Open" {} }
      }
      """)
    let labels = places[.label]
    #expect(labels[0].x == labels[1].x && labels[0].x < 40, "\(labels)")
    #expect(labels[2].x > 100, "\(labels)")
  }

  @Test func theGroundOfTheLastContentReachesTheEnd() throws {
    let places = try places(
      """
      content { label "A" }
      content { background: #E8E0D0; annotation "Harbor" {} }
      toolbar { button "Done" {} }
      """)
    #expect(places[.content][1].maxY == 524)
    // The callout has room for its title, above its pin.
    let (annotation, title) = try #require(
      zip(places.frames, places.titles).first { $0.0.kind == .annotation })
    #expect(title.map { $0.x >= annotation.frame.x + 8 } == true)
    #expect(title.map { $0.maxX <= annotation.frame.maxX - 8 } == true)
    #expect(annotation.frame.height >= 40 + LayoutBox.pin - 22)
  }
}
