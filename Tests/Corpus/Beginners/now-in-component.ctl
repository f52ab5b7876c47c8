component Ago(at: Date) {
  label "\((now - at).formatted(.units)) ago"
}

screen Bread "Bread" {
  var due: Date = today + 9h

  content { Ago { at: due } }
}
