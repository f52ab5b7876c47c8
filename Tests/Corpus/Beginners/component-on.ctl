component Retry() { label "x" }
screen Tea "Tea" {
  action go()
  content { Retry { on touchUpInside -> go() } }
}
