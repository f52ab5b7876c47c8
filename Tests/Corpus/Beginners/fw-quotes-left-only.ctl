screen Home "Home" {
  content { label “你好“ }
}
