screen Teas "Teas" {
  table {
    for name in ["Sencha"] {
      row "\(name)" { detailDisclosureButton { reveals: Details(name: name) } }
    }
  }
}

screen Details(name: String) "\(name)" {
  table { row "Hello" }
}
