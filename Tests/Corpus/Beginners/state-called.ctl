screen Tea "Tea" {
  task load(kind: .network)
  on appear -> load()
  content { if load.isRunning() { label "Loading" } }
}
