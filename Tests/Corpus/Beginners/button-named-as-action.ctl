screen Note "Note" {
  action send()
  content {
    label greeting "Hello"
    button send "Send" { on touchUpInside -> send() }
    layout {
      pin topSpaceToSuperview(greeting) == 8
      pin leadingSpaceToSuperview(greeting) == 16
      pin horizontalSpacing(greeting, send) == 8
      align verticalCenters(greeting, send)
    }
  }
}
