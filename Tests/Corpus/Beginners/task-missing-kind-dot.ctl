screen Home "Home" {
  task load(kind: "network")
  on appear -> load()
  content { label "A"; activityIndicator { while: load } }
}
