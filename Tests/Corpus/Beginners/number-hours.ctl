screen Home "Home" {
  let pause = 2.hours

  table { row "\(pause.formatted(.units))" }
}
