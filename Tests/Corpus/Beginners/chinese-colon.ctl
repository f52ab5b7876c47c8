screen Tea "Tea" {
  content {
    label "Hi" { numberOfLines：2 }
  }
}
