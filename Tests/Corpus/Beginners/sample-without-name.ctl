screen Guests "Guests" {
  var guests: [String] = ["Ada"]
  sample { guests: [] }
  table { for one in guests { row "\(one)" } else { row "Nobody" } }
}
