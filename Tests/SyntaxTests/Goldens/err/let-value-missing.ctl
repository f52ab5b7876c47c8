screen Settings {
  let a
  let b: Int
  let c =
  let d 5
  let e == 5
  label "After"
}
