component Box(content: View) { content }
screen S "S" {
  content { Box { label "A" } }
}
