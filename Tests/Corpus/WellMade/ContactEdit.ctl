enum PhoneKind {
  mobile "Mobile"
  home "Home"
  work "Work"
}

/// A card of the address book.
screen ContactEdit "Edit Contact" {
  device: .iPhone

  var firstName: String = "Ana"
  var lastName: String = "Oliveira"
  var phoneKind: PhoneKind = .mobile
  var phone: String = ""
  var email: String = ""
  var homepage: String = ""
  var birthday: Date = "1990-05-17"
  var notes: String = ""

  action save()
  action cancel()
  action delete()

  navigationBar {
    button "Cancel" { on touchUpInside -> cancel() }
    button "Save" {
      isEnabled: !isEmpty(firstName) || !isEmpty(lastName)
      on touchUpInside -> save()
    }
  }

  table {
    section {
      row "First" { textField { text <-> firstName; clearButtonMode: .whileEditing } }
      row "Last" { textField { text <-> lastName; clearButtonMode: .whileEditing } }
    }
    section "Phone" {
      row "Kind" { segmentedControl { selection <-> phoneKind } }
      row "Phone" {
        textField { text <-> phone; placeholder: "Phone"; keyboardType: .phonePad }
      }
    }
    section "Internet" {
      row "Email" {
        textField { text <-> email; placeholder: "Email"; keyboardType: .emailAddress }
      }
      row "Website" {
        textField { text <-> homepage; placeholder: "Website"; keyboardType: .URL }
      }
    }
    section "More" {
      row "Birthday" {
        datePicker { mode: .date; date <-> birthday; maximumDate: "2026-12-31" }
      }
      row "Notes" {
        textView { text <-> notes; accessibility { label: "Notes" } }
      }
    }
    row {
      button "Delete Contact" { tintColor: #D70015; on touchUpInside -> delete() }
    }
  }
}
