enum FlashMode {
  auto "Auto"
  `on` "On"
  off "Off"
}

/// How the next picture is taken.
screen CameraOptions "Camera" {
  device: .iPhone
  tintColor: #FFCC00

  var flash: FlashMode = .auto
  var exposure: Double in -2...2 = 0

  action takePicture()
  action switchCamera()

  content {
    background: #000000
    label "Exposure" { textColor: #FFFFFF; font: .footnote }
    slider {
      value <-> exposure
      minimumValueImage: "sun.min"
      maximumValueImage: "sun.max"
      maximumTrackTintColor: #3A3A3C
      accessibility { label: "Exposure" }
    }
    segmentedControl { selection <-> flash; width: 240pt }
    infoButton {
      style: .light
      transition: .flip
      reveals: CameraSettings
    }
  }

  toolbar {
    button {
      image: "camera.rotate"
      accessibility { label: "Switch Camera" }
      on touchUpInside -> switchCamera()
    }
    button "Take Picture" { on touchUpInside -> takePicture() }
  }
}

screen CameraSettings "Camera Settings" {
  var gridlines: Bool = true
  var selfTimer: Int in 0...10 = 3

  table {
    row "Grid" { switch { isOn <-> gridlines } }
    row "Timer" {
      label seconds "\(selfTimer) s"
      stepper { value <-> selfTimer; valueLabel: seconds }
    }
  }
}
