screen Tea "Tea" {
  var on1: Bool = true
  content {
    switch { isOn <-> on1; accessibility { label: "Night" } }
  }
}
