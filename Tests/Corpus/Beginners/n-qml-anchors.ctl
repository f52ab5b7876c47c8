screen Home "Home" {
  content { label "Hi" { anchors.centerIn: parent } }
}
