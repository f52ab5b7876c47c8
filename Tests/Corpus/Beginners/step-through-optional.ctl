record Tea {
  name: String
}

screen Favourite "Favourite" {
  var best: Tea?
  task load() -> Tea?
  on appear -> best = load()
  table {
    row "Rename" {
      on select -> best?.name = "Assam"
    }
    row "\(best?.name ?? "None")"
  }
}
