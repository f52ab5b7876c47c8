import "Shared.ctl"

screen ProfileEditor "Profile" {
  var nickname: String = "Mia"
  var about: String = ""
  var isPrivate: Bool = false
  var showsOnline: Bool = true
  var birthday: Date = "1990-01-01"

  action changePhoto()
  action signOut()

  content {
    button photo {
      image: "person.crop.circle"
      accessibility { label: "Change Photo" }
      on touchUpInside -> changePhoto()
    }
  }
  table {
    section "About You" {
      row "Nickname" { textField { text <-> nickname; placeholder: "Nickname"; maxLength: 20; clearButtonMode: .whileEditing } }
      row { textView { text <-> about; accessibility { label: "About You" } } }
      row "Birthday" { datePicker { mode: .date; date <-> birthday; maximumDate: "2020-12-31" } }
    }
    section "Privacy" {
      Option { title: "Private Profile"; explanation: "Only friends see your photos."; isOn <-> isPrivate }
      Option { title: "Show When Online"; explanation: "Friends see a green dot."; isOn <-> showsOnline }
    }
    section { row { button "Sign Out" { tintColor: danger; on touchUpInside -> signOut() } } }
  }
}
