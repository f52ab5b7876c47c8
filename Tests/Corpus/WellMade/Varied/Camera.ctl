enum Mode { photo "Photo"; video "Video"; pano "Pano" }
screen Camera "Camera" {
  background: #000000
  var mode: Mode = .photo
  var zoom: Double in 1...5 = 1
  action take()
  statusBar {}
  content {
    view { background: #000000; infoButton { style: .light; reveals: CameraSettings } }
    slider {
      value <-> zoom
      minimumValueImage: "minus"
      maximumValueImage: "plus"
      accessibility { label: "Zoom" }
    }
    segmentedControl { selection <-> mode }
    button { image: "shutter"; accessibility { label: "Take Picture" } on touchUpInside -> take() }
  }
}
screen CameraSettings "Settings" {
  var grid: Bool = true
  var seconds: Int in 3...10 = 3
  table {
    row "Grid" { switch { isOn <-> grid } }
    row {
      label timer "Timer: \(seconds) s"
      stepper { value <-> seconds; describedBy: timer; valueLabel: timer }
    }
  }
}
