screen Tea "Tea" {
  task load(kind: .network)
  on appear -> load()
  content { if load { label "Loading" } }
}
