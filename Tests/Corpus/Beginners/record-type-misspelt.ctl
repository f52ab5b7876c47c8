record Guest { name: String = "" }

screen Tea "Tea" {
  var guest: Gest = Guest()
  content { label "\(guest.name)" }
}
