component B<T>(x: Int) {
  label "\(x)"
}
screen A "A" { content { B { x: 1 } } }
