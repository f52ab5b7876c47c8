enum BloodType { a "A"; b "B"; ab "AB"; o "O"; unknown "Not Set" }

screen CleanHealthProfile "Medical ID" {
  var name: String = ""
  var birthday: Date = "1990-01-01"
  var blood: BloodType = .unknown
  var donates: Bool = false
  var weight: Double in 20...250 = 70
  action save(name: String)

  table {
    section "About You" {
      row "Name" { textField { text <-> name; placeholder: "Ann Lee" } }
      row "Birthday" { datePicker { date <-> birthday; mode: .date; maximumDate: "2026-01-01" } }
    }
    section "Medical" {
      row "Blood Type" { picker { selection <-> blood } }
      row "Organ Donor" { switch { isOn <-> donates } }
      row "Weight" {
        slider { value <-> weight }
        label "\(weight.formatted(.number(fractionDigits: 0))) kg"
      }
    }
  }
  toolbar {
    button "Save Profile" { isEnabled: !name.isEmpty; on touchUpInside -> save(name: name) }
  }
}
