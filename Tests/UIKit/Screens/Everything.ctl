appearance slider { thumbTintColor: #112233 }

enum Size {
  small "Small"
  medium "Medium"
  large "Large"
}

/// Every kind with every property that a view can show.
screen Everything "Everything" {
  tintColor: #0A84FF
  background: #FAFAFA

  var copies: Int in 1...20 = 3
  var isOn: Bool = false
  var size: Size = .medium
  var name: String = "Ann"
  var level: Double in 0...1 = 0.25
  var page: Int in 0...4 = 1
  var due: Date = "2026-01-31T09:30"
  var rest: Duration = 10min
  var paper: String = "A4"
  var notes: String = "One"
  var isFrozen: Bool = false
  var asks: Bool = false
  var wanted: String = "tea"
  var part: Int in 0...1 = 0
  var sheet: Int in 0...1 = 0
  var place: Double in 0...500 = 40
  let papers = ["A4", "A5", "Letter"]
  task loading(kind: .network, duration: 6s)

  action go(copies: Int)
  action note(what: String)

  statusBar { tintColor: #010203; networkActivityIndicator network { while: loading } }
  navigationBar "All" {
    button edit "Edit" { on touchUpInside -> note(what: "edit") }
  }
  content {
    background: #FFFFFF
    label caption "Copies: \(copies)" {
      font: .headline
      textColor: Color(light: #222222, dark: #EEEEEE)
      textAlignment: .center
      numberOfLines: 2
      isCopyable: true
    }
    stepper copiesStepper {
      value <-> copies
      stepValue: 1
      wraps: true
      autorepeat: false
      isContinuous: false
      incrementImage(normal): "thumb"
      incrementImage(highlighted): "track"
      decrementImage: "minus"
      backgroundImage: "paper"
      dividerImage(left: normal, right: normal): "track"
      describedBy: caption
      valueLabel: caption
    }
    slider levelSlider {
      value <-> level
      isContinuous: false
      minimumValueImage: "sunMin"
      maximumValueImage: "paper"
      thumbImage(normal): "thumb"
      thumbImage(highlighted): "track"
      minimumTrackImage: "track"
      maximumTrackImage: "track"
      minimumTrackTintColor: #010203
      maximumTrackTintColor: #040506
      width: 200pt
      accessibility {
        label: "Level"
        hint: "How loud it is"
        identifier: "level"
        value: "\(round(level * 100)) parts"
      }
    }
    progressView progress {
      progress: level
      style: .bar
      progressTintColor: #0B0B0B
    }
    activityIndicator busy {
      isAnimating: isOn
      hidesWhenStopped: true
      style: .whiteLarge
      color: #333333
    }
    pageControl dots {
      numberOfPages: 5
      currentPage <-> page
      pageIndicatorTintColor: #AAAAAA
      currentPageIndicatorTintColor: #0A0A0A
      hidesForSinglePage: true
    }
    button start "Start" {
      type: .custom
      title(highlighted): "Starting"
      title(disabled): "Wait"
      backgroundImage: "paper"
      border: true
      width: 120pt
      contentHorizontalAlignment: .left
      contentVerticalAlignment: .top
      isEnabled: !isFrozen
      on touchDown -> note(what: "down")
      on touchUpInside -> go(copies: copies)
      on touchUpOutside -> note(what: "outside")
    }
    roundedRectangleButton old "Old" { on touchUpInside -> note(what: "old") }
    picker paperPicker {
      wheel {
        values: papers
        selection <-> paper
      }
      wheel { values: ["One", "Two"] }
      on select(wheel, row) -> note(what: "wheel")
    }
    datePicker dueDate {
      date <-> due
      mode: .dateAndTime
      minuteInterval: 15
      minimumDate: "2026-01-01T00:00"
      maximumDate: "2026-12-31T23:45"
      timeZone: "Asia/Tokyo"
      calendar: "buddhist"
      locale: "de_DE"
    }
    datePicker timer {
      mode: .countDownTimer
      countDownDuration <-> rest
    }
    textView body {
      text <-> notes
      font: .footnote
      keyboardType: .twitter
    }
    volumeView volume { accessibility { label: "Volume" } }
    searchBar finder "Find It" { text <-> wanted; on editingDidEndOnExit -> note(what: "search") }
    imageView photo {
      image: "paper"
      contentMode: .scaleAspectFill
      width: 80pt
      height: 40pt
      accessibility { label: "A sheet of paper" }
    }
    imageView wave { image: "track"; decorative: true; accessibility { label: "Wave" } }
  }
  table {
    section "Switches" {
      row "On" { switch onSwitch { isOn <-> isOn; onTintColor: #00FF00; states: ["Never", "Always"] } }
      if isOn { row extra "Extra" { on select -> note(what: "extra") } }
      row "Size" {
        segmentedControl sizes {
          selection <-> size
          apportionsSegmentWidthsByContent: true
          backgroundColor: #EEEEEE
          contentPositionAdjustment: [1, 2]
        }
      }
      row "Momentary" {
        segmentedControl moments {
          isMomentary: true
          segment "Back"
          segment { image: "play" }
          segment "Off" { isEnabled: false }
          on valueChanged -> note(what: "moment")
        }
      }
    }
    section "Texts" {
      row "Name" {
        textField nameField {
          text <-> name
          placeholder: "Your Name"
          maxLength: 8
          keyboardType: .emailAddress
          content: .email
          clearButtonMode: .whileEditing
          borderStyle: .line
          leftView: "search"
          leftViewMode: .always
          on editingDidBegin -> note(what: "begin")
          on editingChanged -> note(what: "changed")
          on editingDidEnd -> note(what: "end")
          on editingDidEndOnExit -> note(what: "return")
        }
      }
      footer: isOn ? "All of it" : "Some of it"
      row more "More" {
        subtitle: "And more"
        image: "paper"
        accessory: .disclosureIndicator
        detailDisclosureButton detail { reveals: details }
        swipeAction bin "Delete" { style: .destructive; on touchUpInside -> note(what: "bin") }
        swipeAction flag "Flag" { on touchUpInside -> note(what: "flag") }
        on select -> note(what: "more")
      }
      row "To" {
        textField to { text: ""; placeholder: "Friends"; rightView: contactAddButton contact { addsTo: to }; rightViewMode: .always }
      }
    }
    refreshControl refresher {
      title: "Again"
      on valueChanged -> note(what: "refresh")
    }
  }
  view details {
    background: #EEEEEE
    width: 240pt
    label "Details"
    infoButton info { reveals: back; transition: .flip; style: .light; accessibility { label: "Options" } }
  }
  view back { label "Back" }
  scrollView sheets {
    axis: .horizontal
    isPagingEnabled: true
    contentInset: 12pt
    height: 120pt
    currentPage <-> sheet
    on valueChanged -> note(what: "page")
    label firstSheet "Sheet One"
    view secondSheet { label "Sheet Two" }
    label thirdSheet "Sheet Three"
  }
  scrollView strip {
    spacing: 6pt
    contentInset: 4pt
    height: 60pt
    background: #FFEEDD
    contentOffset <-> place
    on valueChanged -> note(what: "scrolled")
    label "Top"
    label "Bottom"
  }
  toolbar {
    button { image: "play"; accessibility { label: "Play" }; on touchUpInside -> note(what: "play") }
  }
  tabBar parts {
    selectedIndex <-> part
    on valueChanged -> note(what: "tab")
    tab first "First" { image: "paper"; label firstLabel "In the First" }
    tab second "Second" { badgeValue: "\(copies)"; label secondLabel "In the Second" }
    tab third "Third"
  }
  popover helpPopover { label "Help" }
  alert warning "Delete All?" {
    isPresented <-> asks
    message: "Nothing remains."
    button delete "Delete" {
      role: .destructive
      on touchUpInside -> note(what: "delete")
    }
    button keep "Keep" {
      role: .cancel
      isEnabled: !isFrozen
    }
  }
}
