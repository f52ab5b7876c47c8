screen Home "Home" {
  content { label "你好" { font: .headline； textColor: #222222 } }
}
