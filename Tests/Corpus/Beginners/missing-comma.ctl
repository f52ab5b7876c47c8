screen Home "Home" {
  action save(a: Int, b: Int)
  toolbar { button "Save" { on touchUpInside -> save(a: 1 b: 2) } }
}
