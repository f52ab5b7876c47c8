screen Settings {
  picker { values: ["S",, "M"] }
}
