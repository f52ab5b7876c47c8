component Card(title: String) {
  stack {
    axis: .vertical
    spacing: 8pt
    margins: 16pt
    label "\(title)" { font: .headline }
    slot
    slot footer {
      label "You can change this later." { font: .footnote }
    }
  }
}

screen Profile "Profile" {
  var name: String = "Mara"
  var mail: String = ""
  var bio: String = ""
  var isPublic: Bool = false

  action save(name: String, mail: String, bio: String)

  content {
    Card {
      title: "You"
      textField { text <-> name; placeholder: "Name" }
      textField { text <-> mail; placeholder: "Mail"; keyboard: email }
    }
    Card {
      title: "About You"
      textView { text <-> bio; accessibility { label: "About you" } }
      footer { label "Characters left: \(200 - bio.count)" }
    }
    button "\(isPublic ? "Hide Profile" : "Publish Profile")" {
      on touchUpInside -> isPublic.toggle()
    }
  }
  navigationBar {
    button "Save" {
      isEnabled: !name.isEmpty && mail.contains("@")
      on touchUpInside -> save(name: name, mail: mail, bio: bio)
    }
  }
}
