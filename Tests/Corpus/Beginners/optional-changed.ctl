record Song { id: Int; title: String }

screen Songs "Songs" {
  var chosen: Song?
  content {
    label "\(chosen?.title ?? "None")"
    button "Rename" { on touchUpInside -> chosen.title = "New" }
  }
}
