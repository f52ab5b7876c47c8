screen Members {
  device: .iPhone
  label
  label name
  label "Text"
  label name "Text \(1)" { textColor: accent }
  slider { value: 1; maximumValue: 2 }
  slider { value: 1  maximumValue: 2  isEnabled <-> on1 }
  stepper {
    incrementImage(highlighted): "plus.fill"
    incrementImage([highlighted, selected]): "plus"
    dividerImage(left: highlighted, right: normal): "divider.left"
  }
  textField {
    rightView: contactAddButton { on touchUpInside -> pickContact() }
    leftView: label "To"
    inputView: picker dates { isEnabled: true }
    task: 1
    `in`: 2
    in: 3
    layout: 4
    if: 5
  }
  button "Go" {
    on touchUpInside -> go
    on valueChanged(value, old) -> go(value: value, 3)
    on select -> `import`()
  }
  accessibility { label: "One"; hint: "Two" }
  if a && !b {
    label "A"
  } else if c {
    label "C"
  } else {
    label "D"
  }
  if (a) { } else { }
  for item in items { label "\(item)" }
  for item in 1...3 {
    if item == 2 { label "Two" }
  }
  ;;
  table { section "S" { row "R" { switch { isOn: true } } } };
}
