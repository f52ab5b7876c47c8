screen CleanAddress "Shipping Address" {
  var street: String = ""
  var city: String = ""
  var zip: String = ""
  var phone: String = ""
  action save(street: String, city: String, zip: String, phone: String)

  table {
    section {
      footer: "The courier calls this number."
      row "Street" { textField { text <-> street; placeholder: "12 Elm Street" } }
      row "City" { textField { text <-> city; placeholder: "Springfield" } }
      row "ZIP Code" {
        textField { text <-> zip; placeholder: "12345"; keyboardType: .numbersAndPunctuation }
      }
      row "Phone" { textField { text <-> phone; placeholder: "555 0100"; keyboardType: .phonePad } }
    }
  }
  toolbar {
    button "Save Address" {
      isEnabled: !street.isEmpty && !city.isEmpty
      on touchUpInside -> save(street: street, city: city, zip: zip, phone: phone)
    }
  }
}
