screen Settings {
  let `in = 12
  label "After"
}
