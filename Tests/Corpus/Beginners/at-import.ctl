@import "Theme.ctl"
screen Tea "Tea" {
  content { label "a" }
}
