screen Settings {
  button "Go" {
    image(highlighted) "plus"
    title: "Go"
  }
}
