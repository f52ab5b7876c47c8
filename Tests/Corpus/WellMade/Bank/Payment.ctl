/// Someone who gets money.
record Payee {
  id: Int
  name: String
  note: String?
}
