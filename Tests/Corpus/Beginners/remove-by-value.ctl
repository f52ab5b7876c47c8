screen Guests "Guests" {
  var guests: [String] = ["Ada", "Grace", "Linus"]

  table {
    for guest in guests {
      row "\(guest)" {
        swipeAction "Delete" {
          style: .destructive
          on touchUpInside -> guests.remove(guest)
        }
      }
    } else {
      row "No Guests"
    }
  }
}
