screen Tea "Tea" {
  action pour()
  content {
    button "Pour" { backgroundColor: #00FF00; on touchUpInside -> pour() }
  }
}
