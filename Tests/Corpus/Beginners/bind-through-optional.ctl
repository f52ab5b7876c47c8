record Tea {
  name: String
}

screen Favourite "Favourite" {
  var best: Tea?
  task load() -> Tea?
  on appear -> best = load()
  table {
    row "Rename" {
      textField { text <-> best?.name }
    }
    row "\(best?.name ?? "None")"
  }
}
