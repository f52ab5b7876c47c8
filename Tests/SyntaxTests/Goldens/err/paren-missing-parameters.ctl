screen Settings {
  action go(n: Int, m: Int
  action stop()
}
