/// Crops, straightens and tones a picture.
screen PhotoEditor "Edit Photo" {
  device: .iPad
  orientation: .landscape
  background: #1C1C1E
  tintColor: #FFD60A

  var tool: Int in 0...2 = 0
  var exposure: Double in -1...1 = 0
  var contrast: Double in -1...1 = 0
  var angle: Double in -45...45 = 0

  action resetAll()
  action save()
  action autoEnhance()

  navigationBar {
    button "Reset" { on touchUpInside -> resetAll() }
    button "Save Copy" { on touchUpInside -> save() }
  }

  content {
    background: #1C1C1E

    if tool == 0 {
      label exposureLabel "Exposure" { textColor: #EBEBF5 }
      slider exposureSlider { value <-> exposure; describedBy: exposureLabel }
      label contrastLabel "Contrast" { textColor: #EBEBF5 }
      slider contrastSlider { value <-> contrast; describedBy: contrastLabel }
      layout {
        align leftEdges(exposureSlider, contrastSlider)
        pin widthsEqually(exposureSlider, contrastSlider)
        pin verticalSpacing(exposureSlider, contrastSlider) >= 12
      }
    } else if tool == 1 {
      label angleLabel "Straighten" { textColor: #EBEBF5 }
      slider {
        value <-> angle
        describedBy: angleLabel
        thumbImage: "dial"
        thumbImage(highlighted): "dial.filled"
      }
    } else {
      button "Adjust Automatically" {
        accessibility { hint: "Balances light and color by itself" }
        on touchUpInside -> autoEnhance()
      }
    }
  }

  toolbar {
    segmentedControl {
      segment { image: "dial.low" }
      segment { image: "crop" }
      segment { image: "wand" }
      selectedSegmentIndex <-> tool
      accessibility { label: "Tool" }
    }
  }
}
