/// How the pages of the journal are laid out.
enum PageStyle {
  photo "Photos"
  text "Text"
  mixed "Mixed"
}

/// A day of a journey on the iPad: the page itself, and its settings in popovers.
screen TravelJournal "Journal" {
  device: .iPad
  widthClass: .regular
  orientation: .landscape
  background: #FAF7F0
  tintColor: #7A4B00

  /// The journal has a colour of its own; a switch of this screen takes it too.
  appearance switch { onTintColor: #7A4B00 }

  let places: [String] = ["Lisbon", "Porto", "Faro"]
  let starCount: Int = 5

  var day: Date = "2026-05-04"
  var reminder: Date = "2026-05-04T20:30"
  var pageStyle: PageStyle = .mixed
  var stars: Int in 0...5 = 4
  var isPublic: Bool = false
  var imported: Double in 0...1 = 0

  /// Copies photos from the camera, whose number is known as soon as it is plugged in.
  task `import`(kind: .other, duration: 1h30min)

  action importPhotos()
  action save()
  action orderBook()
  action rate(stars: Int)
  action turn(back: Bool)
  action show(popover: String)

  navigationBar {
    segmentedControl pages {
      segment {
        image: "chevron.left"
        isEnabled: day != "2026-05-01"
      }
      segment { image: "chevron.right" }
      isMomentary: true
      width: 100pt
      accessibility { label: "Page" }
      on valueChanged -> turn(back: pages.selectedSegmentIndex == 0)
    }
    button "Choose Day" { on touchUpInside -> show(popover: "day") }
    button "Set Reminder" { on touchUpInside -> show(popover: "reminder") }
  }

  content {
    view photo {
      width: 440pt
      background: #E8E0D0
    }
    label caption "Tram 28 to \(places[0])" {
      font: .headline
      textColor: #3A2600
    }
    label stamp "\(formatted(day))" {
      font: .footnote
      textColor: #5C4A2E
    }

    /* A row of stars. /* Each is a button, so the whole states the value for VoiceOver. */ */
    view rating {
      width: 220pt
      accessibility {
        label: "Rating"
        value: "\(stars) of \(starCount)"
      }
      for star in 1...starCount {
        button {
          image: star <= stars ? "star.fill" : "star"
          accessibility { label: "Rate \(star) of \(starCount)" }
          on touchUpInside -> rate(stars: star)
        }
      }
    }

    stack {
      axis: .horizontal
      spacing: 16pt
      button "Save Page" {
        type: .custom
        title(disabled): "Save Later"
        backgroundImage: resizable("panel")
        backgroundImage(highlighted): resizable("panel.pressed")
        border: true
        emphasis: true
        contentHorizontalAlignment: .center
        contentVerticalAlignment: .fill
        on touchUpInside -> save()
      }
      @allow(rounded-rectangle-button/deprecated, because: "the brand book still asks for it")
      roundedRectangleButton "Order Book" { on touchUpInside -> orderBook() }
    }

    layout {
      photo.height == photo.width * 0.75
      photo.centerX == superview.centerX
      caption.left == photo.left
      caption.top == photo.bottom + 8
      stamp.right == photo.right
      stamp.baseline == caption.baseline
      pin horizontalSpacing(caption, stamp) >= 20 @ 750
    }
  }

  popover dayPopover {
    datePicker {
      mode: .date
      date <-> day
      minimumDate: "2026-05-01"
      maximumDate: "2026-05-31"
      wheels: [.month, .day, .year]
      presentation: .popover
      accessibility { label: "Day" }
    }
    picker {
      wheel place { values: places }
      wheel { values: ["Morning", "Noon", "Evening"] }
      selectedRows: [0, 2]
      accessibility { label: "Place and Time of Day" }
    }
  }

  popover reminderPopover {
    datePicker {
      mode: .time
      date <-> reminder
      minuteInterval: 30
      showsAMPM: true
      timeZone: "Europe/Lisbon"
      presentation: .popover
      accessibility { label: "Reminder" }
    }
    table {
      row "Layout" { segmentedControl { selection <-> pageStyle } }
      row "Public" { switch { isOn <-> isPublic } }
    }
  }

  toolbar {
    button "Import Photos" { on touchUpInside -> importPhotos() }
    progressView {
      style: .bar
      progress: imported
      progressImage: resizable("bar")
    }
  }
}
