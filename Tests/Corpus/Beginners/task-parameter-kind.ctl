enum Tea { green; black }
screen A "A" {
  var tea: Tea = .green
  task brew(kind: Tea)
  content {
    picker { selection <-> tea; accessibility { label: "Tea" } }
    button "Brew" { on touchUpInside -> brew(kind: tea) }
    activityIndicator { while: brew; style: .gray }
  }
}
