screen Excursion "Excursion" {
  var pupil: String = ""

  action enroll(pupil: String)

  table {
    row "Pupil" {
      textField {
        text <-> pupil
        placeholder: "First and Last Name"
      }
    }
    row {
      button "Enroll Pupil" {
        disabled: pupil.isEmpty
        on touchUpInside -> enroll(pupil: pupil)
      }
    }
  }
}
