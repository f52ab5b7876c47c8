screen S "S" {
  content {
    stack {
      label "a"
      }
    }
