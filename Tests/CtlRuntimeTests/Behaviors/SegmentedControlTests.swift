import CtlRuntime
import Testing

@Suite struct SegmentedControlTests {
  var control = SegmentedControl(["List", "Grid", "Map"], selectedSegmentIndex: 0)
  let bounds = Rect(x: 10, y: 0, width: 300, height: 29)

  @Test("segmentedControl.B1 a tapped segment is selected and the former one is not")
  mutating func selects() {
    _ = control.tap(2)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.state(ofSegment: 2) == .selected && control.state(ofSegment: 0) == .normal)
    _ = control.press(1)
    #expect(control.state(ofSegment: 1) == .highlighted && control.touchedSegment == 1)
    #expect(control.selectedSegmentIndex == 2)
    _ = control.touch(.move(inside: false))
    _ = control.release()
    #expect(control.selectedSegmentIndex == 2 && control.state(ofSegment: 1) == .normal)
  }

  @Test("segmentedControl.B2 at most one segment is selected")
  mutating func excludes() {
    for tapped in [0, 2, 1, 1, 9, -1] {
      _ = control.tap(tapped)
      let selected = (0..<3).filter { control.state(ofSegment: $0).contains(.selected) }
      #expect(selected == [control.selectedSegmentIndex])
    }
    control.selectedSegmentIndex = 3
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 2
    control.segments.removeLast()
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test("segmentedControl.B3 all segments have an equal share of the width")
  mutating func equalWidths() {
    #expect(control.segmentWidths(in: 300) == [100, 100, 100])
    #expect(control.segmentFrames(in: bounds).map(\.x) == [10, 110, 210])
    control.width = 150
    #expect(control.segmentFrames(in: bounds).map(\.width) == [50, 50, 50])
    #expect(SegmentedControl().segmentWidths(in: 300) == [])
    control.segments[0].width = 40
    control.segments[1].width = -.infinity
    #expect(control.segmentWidths(in: 300) == [40, 130, 130])
    #expect(control.segmentWidths(in: 30) == [40, 0, 0])
    var byContent = SegmentedControl(["A", "ABC"])
    byContent.apportionsSegmentWidthsByContent = true
    #expect(byContent.segmentWidths(in: 100) == [25, 75])
  }

  @Test("segmentedControl.B4 its height is fixed")
  func height() {
    #expect(SegmentedControl.facts.fixedSize == FixedSize(height: 29))
    #expect(!SegmentedControl.allFields.contains { $0.name == "height" })
  }

  @Test("segmentedControl.B5 content is centered in its segment, moved by the adjustment")
  mutating func centersContent() {
    #expect(control.contentCenter(ofSegment: 1, in: bounds) == Point(x: 160, y: 14.5))
    control.contentPositionAdjustment = [2, -1]
    #expect(control.contentCenter(ofSegment: 1, in: bounds) == Point(x: 162, y: 13.5))
    #expect(control.contentCenter(ofSegment: 3, in: bounds) == nil)
  }

  @Test("segmentedControl.B6 a change sends valueChanged, each segment acting as a button")
  mutating func sends() {
    #expect(control.tap(1) == [.touchDown, .valueChanged, .touchUpInside])
    control.segments[2].isEnabled = false
    #expect(control.tap(2) == [] && control.selectedSegmentIndex == 1)
    #expect(control.state(ofSegment: 2) == .disabled)
    control.isMomentary = true
    #expect(control.tap(0).contains(.valueChanged))
    #expect(control.selectedSegmentIndex == 0 && control.state(ofSegment: 0) == [])
    #expect(control.accessibilityValue(in: .english) == nil)
    #expect(control.tap(0).contains(.valueChanged))
  }

  @Test("segmentedControl.B7 tapping the selected segment changes nothing")
  mutating func selectedStays() {
    #expect(control.tap(0) == [.touchDown, .touchUpInside])
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("dividers and backgrounds follow the states of the segments")
  mutating func images() {
    control.dividerImage[left: .normal, right: .normal] = "plain"
    control.dividerImage[left: .selected, right: .normal] = "left"
    control.backgroundImage = [.normal: "flat", .selected: "filled"]
    #expect(control.currentDividerImage(after: 0) == "left")
    #expect(control.currentDividerImage(after: 1) == "plain")
    #expect(control.currentDividerImage(after: 2) == nil)
    #expect(control.currentDividerImage(after: -1) == nil)
    #expect(control.currentBackgroundImage(ofSegment: 0) == "filled")
    #expect(control.currentBackgroundImage(ofSegment: 1) == "flat")
  }
}
