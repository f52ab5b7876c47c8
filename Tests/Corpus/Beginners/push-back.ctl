screen Album "Album" {
  let photos = ["Beach", "Forest"]

  table {
    for photo in photos {
      row "\(photo)" { on select -> push Picture(name: photo) }
    }
  }
}

screen Picture(name: String) "\(name)" {
  content { label "Taken in summer" }
  toolbar {
    button "Show All Photos" { on touchUpInside -> push Album() }
  }
}
