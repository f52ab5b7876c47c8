screen Tea "Tea" {
  content { button "Show Help" { on touchUpInside -> modal Help() } }
}

screen Help "Help" {
  content { button "Close" { on touchUpInside -> close } }
}
