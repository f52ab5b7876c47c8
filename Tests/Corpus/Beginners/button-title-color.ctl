screen Tea "Tea" {
  action pour()
  content {
    button "Pour" { titleColor: #006600; on touchUpInside -> pour() }
  }
}
