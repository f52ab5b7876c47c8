screen Settings {
  label $ "One"
  slider { value: 5 $ }
  ~label "Two"
  slider { value: 1 & 2 }
}
