/// An entry of an address book.
screen Fields "New Contact" {
  device: .iPhone

  var name: String = ""
  var mail: String = ""
  var phone: String = "555"
  var friends: String = ""
  var note: String = ""

  action find(name: String)
  action check(mail: String)
  action save(name: String)

  navigationBar {
    button "Save" {
      isEnabled: !isEmpty(name)
      on touchUpInside -> save(name: name)
    }
  }

  table {
    section "Person" {
      row "Name" {
        textField nameField {
          text <-> name
          placeholder: "First and Last"
          maxLength: 12
          clearButtonMode: .always
          on editingChanged -> find(name: name)
        }
      }
      row "Mail" {
        textField mailField {
          text <-> mail
          placeholder: "name@example.com"
          content: .email
          keyboardType: .emailAddress
          clearButtonMode: .whileEditing
          on editingDidEnd -> check(mail: mail)
        }
      }
      row "Phone" {
        textField phoneField {
          text <-> phone
          content: .phone
          keyboardType: .phonePad
          clearButtonMode: .unlessEditing
        }
      }
      row "Friends" {
        textField friendsField {
          text <-> friends
          placeholder: "Names"
          rightViewMode: .always
          rightView: contactAddButton {
            addsTo: friendsField
            reveals: .contacts
            accessibility { label: "Add Contact" }
          }
        }
      }
    }
  }

  content {
    textView noteView {
      text <-> note
      accessibility { label: "Note" }
    }
  }
}
