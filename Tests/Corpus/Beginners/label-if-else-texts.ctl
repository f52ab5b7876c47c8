screen Tea "Tea" {
  var isReady: Bool = false
  content { label if isReady { "Ready" } else { "Steeping" } }
  table { row "Ready" { switch { isOn <-> isReady } } }
}
