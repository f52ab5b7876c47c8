record Tea {
  id: Int
  name: String
}

screen Teas "Teas" {
  let teas = [Tea(id: 1, name: "Assam")]

  content {
    label "\(teas.flatMap($0.name).count)"
  }
}
