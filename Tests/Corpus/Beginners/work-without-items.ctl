screen News "News" {
  task load(page: Int, kind: .network)

  statusBar { networkActivityIndicator { while: load } }
  content {
    label "\(load(3).message)"
    button "Load" { on touchUpInside -> load(page: 3) }
  }
}
