screen Tea "Tea" {
  task load() -> String
  on appear -> load()
  content { label load.value ?? "No tea" }
}
