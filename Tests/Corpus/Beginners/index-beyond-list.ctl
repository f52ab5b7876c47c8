screen Guide "Guide" {
  let titles = ["Unpack", "Charge", "Connect"]
  var step: Int in 0...3 = 3

  content {
    label "\(titles[step])" { font: .headline }
    button "Continue" { on touchUpInside -> step += 1 }
    button "Start Over" { on touchUpInside -> step = 0 }
  }
}
