screen Theme "Theme" {
  var dark = false

  table {
    row "Dark" { switch { isOn <-> dark } }
  }
  content {
    background: dark ? #000000 : #FFFFFF
    label "A page of your book" { textColor: dark ? #EEEEEE : #222222; font: .body }
    label "Chapter One" { textColor: dark ? #DDDDDD : #333333; font: .headline }
  }
}
