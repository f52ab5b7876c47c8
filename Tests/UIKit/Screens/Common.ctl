/// Every kind with the properties that many kinds have, and with what the other screens here have no room for.
screen Common "Common" {
  tintColor: #010203
  isUserInteractionEnabled: false

  var pick: String = "c"
  task work(kind: .other, duration: 6s)

  statusBar top { isUserInteractionEnabled: false; networkActivityIndicator networkActivityIndicator1 { describedBy: word; tintColor: #010203; isHidden: true; isVisible: true } }
  navigationBar bar { tintColor: #010203; isUserInteractionEnabled: false; button inBar "In Bar" { } }
  navigationBar goneBar { isHidden: true; button inGoneBar "Gone" { } }
  content goneContents { isHidden: true; label "Gone" }
  content contents {
    tintColor: #010203
    isUserInteractionEnabled: false
    label word "Word"
    activityIndicator activityIndicator1 { tintColor: #010203; isHidden: true; describedBy: word }
    activityIndicator spinning { isAnimating: true; hidesWhenStopped: false; style: .gray; accessibility { label: "Busy" } }
    activityIndicator working { while: work; accessibility { label: "Work" } }
    contactAddButton contactAddButton1 { addsTo: textField1; isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    datePicker datePicker1 { isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    datePicker compact { presentation: .popover; describedBy: word }
    datePicker inline { presentation: .inline; describedBy: word }
    detailDisclosureButton detailDisclosureButton1 { reveals: page; isRevealing: true; isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    infoButton infoButton1 { reveals: page; style: .light; isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    label label1 "Label" { tintColor: #010203; isHidden: true; decorative: true }
    pageControl pageControl1 { numberOfPages: 3; isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    picker picker1 { wheels: [["a", "b"], ["c", "d"]]; selectedRows: [1, 0]; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    progressView progressView1 { describedBy: word; tintColor: #010203; isHidden: true }
    roundedRectangleButton roundedRectangleButton1 { image: "thumb"; image(selected): "track"; isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    roundedRectangleButton former "Old" { type: .custom; image(normal): "thumb"; backgroundImage: "paper"; border: true; showsHighlight: false; contentHorizontalAlignment: .right; contentVerticalAlignment: .bottom; accessibility { label: "Former" } }
    roundedRectangleButton strongOld "Strong" { type: .custom; emphasis: true }
    segmentedControl segmentedControl1 { segment "A"; segment "B"; isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    slider slider1 { isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    stepper stepper1 { isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    switch switch1 { isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    switch onSwitch { isOn: true; describedBy: word }
    button button1 { image: "thumb"; image(selected): "track"; isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    button pictured { image: "thumb"; type: .custom; accessibility { label: "Thumb" } }
    button tinted "Tinted" { type: .custom; emphasis: true }
    textField textField1 { isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    textField secret { isSecureTextEntry: true; describedBy: word }
    textField styledField { attributedText: ["Dear ", styled("Ann", emphasis: .bold, color: #FF0000)]; rightViewMode: .whileEditing; rightView: "paper"; contentHorizontalAlignment: .right; contentVerticalAlignment: .bottom; describedBy: word }
    picker sized { wheel { values: ["a", "b", "c"]; selection <-> pick }; describedBy: word }
    scrollView moving { tintColor: #010203; isUserInteractionEnabled: false; label "In a Scroll View" }
    scrollView goneMoving { isHidden: true; label "Gone" }
    stack goneLines { isHidden: true; label "Gone" }
    annotation gonePlace "Gone" { isHidden: true; label "Gone" }
    imageView imageView1 { image: "paper"; describedBy: word; tintColor: #010203; isHidden: true; height: 30pt }
    searchBar searchBar1 { describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    textView textView1 { describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    volumeView volumeView1 { describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    stack lines { tintColor: #010203; isUserInteractionEnabled: false; label "In a Stack" }
    view page { tintColor: #010203; isUserInteractionEnabled: false; label "Page" }
    annotation place "Place" { tintColor: #010203; isUserInteractionEnabled: false; label "Here" }
  }
  table list {
    tintColor: #010203
    isUserInteractionEnabled: false
    refreshControl refreshControl1 { isEnabled: false; isSelected: true; isHighlighted: true; describedBy: word; tintColor: #010203; isHidden: true; isUserInteractionEnabled: false }
    section group "Group" {
      tintColor: #010203
      isUserInteractionEnabled: false
      row inGroup "In Group"
    }
    section goneGroup "Gone" { isHidden: true; row "In Gone" }
    section "Rows" {
      row line "Line" {
        tintColor: #010203
        isUserInteractionEnabled: false
        swipeAction red "Red" { tintColor: #010203 }
        swipeAction gone "Gone" { isHidden: true }
      }
      row quiet "Quiet" { isEnabled: false }
      row goneLine "Gone" { isHidden: true }
    }
  }
  table goneTable { isHidden: true; row "Gone" }
  view goneView { isHidden: true; label "Gone" }
  toolbar goneTools { isHidden: true; button "Gone" { } }
  toolbar tools { tintColor: #010203; isUserInteractionEnabled: false; button tool "Tool" { } }
  tabBar parts {
    tintColor: #010203
    isUserInteractionEnabled: false
    tab one "One" { isUserInteractionEnabled: false; label "In One" }
    tab two "Two" { isHidden: true; label "In Two" }
  }
  tabBar goneParts { isHidden: true; tab "Gone" { label "In Gone" } }
  popover goneBubble { isHidden: true; label "Gone" }
  popover bubble { tintColor: #010203; isUserInteractionEnabled: false; label "Bubble" }
  alert goneQuestion "Gone?" { isHidden: true; isPresented: true; button "Gone" { } }
  alert question "Question?" { tintColor: #010203; isPresented: true; message: "Because."; button "Yes" { } }
}
