screen Guests "Guests" {
  var guests: [String] = ["Ada"]
  sample "Nobody" { guests <-> [] }
  table { for one in guests { row "\(one)" } else { row "Nobody" } }
}
