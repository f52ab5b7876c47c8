/// What `Everything` has no room for: other values, and kinds in other places.
screen Remaining "Remaining" {
  var level: Double in 0...1 = 0.25
  var choice: Int in 0...1 = 0
  var words: String = "One"
  var isBusy: Bool = true
  var page: Int in 0...2 = 1
  var due: Date = "2026-01-31T21:30"

  action note(what: String)

  statusBar { isHidden: true; networkActivityIndicator hiddenNetwork { isVisible: true } }
  content {
    progressView progress {
      progress: level
      trackTintColor: #0C0C0C
      progressImage: "track"
      trackImage: "paper"
    }
    slider range {
      value: 4
      minimumValue: 2
      maximumValue: 8
      accessibility { label: "Range" }
    }
    segmentedControl parts {
      selectedSegmentIndex <-> choice
      width: 150pt
      backgroundImage: "paper"
      backgroundImage(highlighted): "thumb"
      dividerImage(left: normal, right: normal): "track"
      segment "Front" { width: 60pt }
      segment "Back"
      accessibility { label: "Part" }
    }
    button strong "Strong" { emphasis: true; on touchUpInside -> note(what: "strong") }
    button still "Still" {
      showsHighlight: false
      type: .custom
      role: .destructive
      title(highlighted): "Never"
      on touchUpInside -> note(what: "still")
    }
    roundedRectangleButton old "Old" { width: 90pt; role: .destructive; on touchUpInside -> note(what: "old") }
    pageControl dots { numberOfPages: 3; currentPage <-> page; width: 100pt }
    textField narrow { text <-> words; width: 70pt; accessibility { label: "Words" } }
    textView story {
      text <-> words
      textColor: #123456
      textAlignment: .right
      accessibility { label: "Story" }
    }
    datePicker clock { date <-> due; mode: .time; showsAMPM: false; locale: "en_US" }
    label caption "Old" { font: .system(21) }
    label heading "New" { font: .custom("Georgia", 19); accessibility { traits: [.header] } }
    stack pair {
      axis: .vertical
      spacing: 12pt
      margins: 5pt
      alignment: .trailing
      label first "One"
      label second "Two"
    }
    stepper count {
      value: 2
      minimumValue: 1
      maximumValue: 5
      stepValue: 2
      incrementImage: "paper"
      decrementImage: "track"
      renderingMode: .alwaysTemplate
      accessibility { label: "Count" }
    }
  }
  tabBar tabs {
    selectedIndex: 1
    tab "Left" { label "In Left" }
    tab "Right" { label "In Right" }
  }
  actionSheet choices "Question?" {
    isPresented: true
    message: "Because."
    tintColor: #010203
    button yes "Yes" { }
  }
  actionSheet goneChoices "Gone?" { isHidden: true; isPresented: true; button gone "Gone" { } }
  view notes { acceptsKeyboardInput: true; text: "Noted" }
  table {
    row "Busy" { switch busySwitch { isOn <-> isBusy } }
    refreshControl refresher { isRefreshing <-> isBusy; on valueChanged -> note(what: "refresh") }
  }
}
