enum RecorderState {
  idle
  recording
  playing
}

/// Records what is said and plays it back.
screen VoiceMemo "Voice Memo" {
  device: .iPhone
  background: #000000
  tintColor: #FF453A

  var state: RecorderState = .idle
  var position: Double in 0...600 = 0
  var name: String = "New Recording"
  var microphone: String = ""

  task transcribing(kind: .other, duration: .unknown)

  action record()
  action stop()
  action play()
  action share()
  action seek(seconds: Double)

  content {
    background: #000000
    label "\(name)" { font: .headline; textColor: #FFFFFF }
    label "\(formatted(round(position))) s" {
      font: .subheadline
      textColor: #AEAEB2
      accessibility { label: "Elapsed"; traits: [.updatesFrequently] }
    }
    slider {
      value <-> position
      isEnabled: state != .recording
      accessibility { label: "Position" }
      on valueChanged -> seek(seconds: position)
    }
    activityIndicator { while: transcribing; style: .white }
  }

  table {
    row "Name" { textField { text <-> name; clearButtonMode: .whileEditing } }
    row "Microphone" { textField microphoneName { text <-> microphone; placeholder: "Built-in" } }
  }

  toolbar {
    if state == .recording {
      button "Stop" { on touchUpInside -> stop() }
    } else {
      button {
        image: "record.circle"
        accessibility { label: "Record"; hint: "Starts a new recording" }
        on touchUpInside -> record()
      }
      button {
        image: state == .playing ? "pause" : "play"
        accessibility { label: state == .playing ? "Pause" : "Play" }
        on touchUpInside -> play()
      }
    }
    button {
      image: "square.and.arrow.up"
      accessibility { label: "Share" }
      on touchUpInside -> share()
    }
  }
}
