import CtlRuntime
import Testing

@Suite struct SliderTests {
  let bounds = Rect(x: 0, y: 0, width: 231, height: 31)

  @Test("slider.B1 a round thumb on a horizontal track")
  func thumbOnTrack() {
    let layout = Slider(value: 0.5).layout(in: bounds)
    #expect(layout.thumb.width == layout.thumb.height)
    #expect(layout.track.width > layout.track.height)
    #expect(layout.thumb.center == layout.track.center)
    #expect(Slider(value: 0).layout(in: bounds).thumb.x == 0)
    #expect(Slider(value: 1).layout(in: bounds).thumb.maxX == 231)
  }

  @Test("slider.B2 dragging updates the value and sends valueChanged all the while")
  func dragging() {
    var slider = Slider()
    #expect(slider.drag(to: 0.2) == [.touchDown, .touchDragInside, .valueChanged])
    #expect(slider.value == 0.2 && slider.isHighlighted)
    #expect(slider.drag(to: 0.4) == [.touchDragInside, .valueChanged])
    #expect(slider.drag(to: 0.4) == [.touchDragInside])
    #expect(slider.release() == [.touchUpInside])
    #expect(slider.value == 0.4 && !slider.isHighlighted)
  }

  @Test("slider.B3 not continuous, it sends one event at the release, if the value changed")
  func release() {
    var slider = Slider { $0.isContinuous = false }
    #expect(slider.drag(to: 0.2) == [.touchDown, .touchDragInside])
    #expect(slider.drag(to: 0.4) == [.touchDragInside])
    #expect(slider.value == 0.4)
    #expect(slider.release() == [.valueChanged, .touchUpInside])
    #expect(slider.slide(to: 0.4) == [.touchDown, .touchDragInside, .touchUpInside])
    _ = slider.drag(to: 0.9)
    #expect(slider.touch(.cancel) == [.valueChanged, .touchCancel])
  }

  @Test("a thumb that is dragged to the end that holds back its value sends valueChanged")
  func holdsBack() {
    var slider = Slider(value: 5)
    #expect(slider.value == 1)
    #expect(slider.drag(to: 2) == [.touchDown, .touchDragInside, .valueChanged])
    #expect(slider.drag(to: 2) == [.touchDragInside] && slider.value == 1)
  }

  @Test("slider.B4 the part between the minimum and the thumb is filled")
  func filled() {
    for value in [0.0, 0.3, 1.0] {
      let layout = Slider(value: value).layout(in: bounds)
      #expect(layout.filled.x == layout.track.x)
      #expect(layout.filled.maxX == layout.thumb.center.x)
    }
  }

  @Test("slider.B5 the end images stand at the ends")
  func endImages() {
    let slider = Slider {
      $0.minimumValueImage = "moon"
      $0.maximumValueImage = "sun.max"
    }
    let layout = slider.layout(in: bounds)
    #expect(layout.minimumImage?.x == 0 && layout.maximumImage?.maxX == 231)
    #expect((layout.minimumImage?.maxX ?? 0) <= layout.track.x)
    #expect((layout.maximumImage?.x ?? 0) >= layout.track.maxX)
    #expect(Slider().layout(in: bounds).minimumImage == nil)
  }

  @Test("slider.B6 the value stays within the range, whatever is written")
  func range() {
    var slider = Slider(value: 5, in: -10...10)
    slider.value = 11
    #expect(slider.value == 10)
    slider.value = -.infinity
    #expect(slider.value == -10)
    slider.value = .nan
    #expect(slider.value == -10)
    slider.minimumValue = 20
    #expect(slider.minimumValue == 20 && slider.maximumValue > 20 && slider.value >= 20)
    slider.maximumValue = 40
    slider.minimumValue = .infinity
    #expect(slider.minimumValue == 20 && slider.maximumValue == 40)
    slider.maximumValue = -5
    #expect(slider.maximumValue == -5 && slider.minimumValue < -5 && slider.value == -5)
    #expect(Slider(value: 150, in: 100...200).value == 150)
    let huge = Double.greatestFiniteMagnitude
    #expect(Slider(value: 0, in: -huge...huge).fraction == 0.5)
  }

  @Test("slider.B7 a volume slider becomes the device name where there is no volume control")
  func volume() {
    let television = AudioOutput(name: "Television", hasVolumeControl: false)
    let speaker = AudioOutput(name: "iPhone", hasVolumeControl: true)
    let slider = Slider { $0.controls = .volume }
    #expect(slider.presentation(for: television) == .deviceName("Television"))
    #expect(slider.presentation(for: speaker) == .track)
    #expect(Slider().presentation(for: television) == .track)
  }

  @Test func tenStepsLeadFromEndToEnd() {
    for range in [0.0...1, -3...7, 2700...6500] {
      var slider = Slider(value: range.lowerBound, in: range)
      for _ in 0..<10 { #expect(slider.send(.increment).contains(.valueChanged)) }
      #expect(slider.value == range.upperBound)
      #expect(!slider.send(.increment).contains(.valueChanged))
      for _ in 0..<10 { #expect(slider.send(.decrement).contains(.valueChanged)) }
      #expect(slider.value == range.lowerBound)
    }
  }
}
