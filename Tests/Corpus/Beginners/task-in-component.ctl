component Loader {
  task load(kind: .network) -> [String]
  button "Load" { on touchUpInside -> load() }
}
screen Home "Home" { table { row { Loader } } }
