screen A "A" {
  task brew(duration: Duration, kind: .other) -> Int
  content {
    button "Brew" { on touchUpInside -> brew(duration: 3min) }
    activityIndicator { while: brew; style: .gray }
  }
}
