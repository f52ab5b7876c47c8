screen Tea "Tea" {
  action tick()
  every 1s -> tick()
  content { label "Hi"; button "Tick Once" { on touchUpInside -> tick() } }
}
