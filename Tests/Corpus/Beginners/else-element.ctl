screen Tea "Tea" {
  var isWarm: Bool = true
  content {
    if isWarm { label "Warm" } else label "Cold"
    switch { isOn <-> isWarm; accessibility { label: "Warm" } }
  }
}
