screen Reading "Reading" {
  var pages: String = ""
  var total: Int = 120

  table {
    row "Pages" {
      textField { text <-> pages; placeholder: "20"; keyboardType: .numberPad }
    }
    row { label "Read so far: \(total)" }
  }
  toolbar {
    button "Add Pages" {
      isEnabled: !pages.isEmpty
      on touchUpInside -> total += Int(pages)
    }
  }
}
