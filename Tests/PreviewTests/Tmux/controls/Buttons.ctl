/// A recorder: buttons in each of their states.
screen Buttons "Recorder" {
  device: .iPhone

  var isRecording: Bool = false
  var isFavorite: Bool = false
  var takes: [String] = ["Take One", "Take Two"]

  action record()
  action stop()
  action keep()
  action mark()
  action share()
  action play(take: String)

  navigationBar {
    button "Share" {
      isEnabled: !isRecording
      on touchUpInside -> share()
    }
  }

  content {
    button recordButton "Record" {
      type: .custom
      border: true
      backgroundImage: resizable("panel")
      emphasis: true
      title(highlighted): "Recording"
      title(disabled): "Cannot Record"
      isEnabled: !isRecording
      on touchDown -> record()
    }
    button "Keep Take" {
      title(highlighted): "Keeping Take"
      on touchUpInside -> keep()
    }
    button "Mark as Favorite" {
      title(selected): "Favorite"
      isSelected: isFavorite
      on touchUpInside -> mark()
    }
    @allow(rounded-rectangle-button/deprecated, because: "shows that it is drawn as a button")
    roundedRectangleButton "Stop Recording" { on touchUpInside -> stop() }
    infoButton {
      reveals: RecorderOptions
      revealsKind: .configuration
      accessibility { label: "Options" }
    }
  }

  table {
    for take in takes {
      row "\(take)" {
        detailDisclosureButton {
          reveals: TakeDetails
          accessibility { label: "More About \(take)" }
        }
        on select -> play(take: take)
      }
    }
  }
}

/// What the info button shows.
screen RecorderOptions "Options" {
  device: .iPhone
  var isMono: Bool = false
  table { row "Mono" { switch { isOn <-> isMono } } }
}

/// What the disclosure buttons show.
screen TakeDetails "Take" {
  device: .iPhone
  table { row "Recorded Today" }
}
