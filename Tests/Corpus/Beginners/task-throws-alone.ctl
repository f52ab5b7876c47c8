screen Bank "Bank" {
  task save(kind: .network, duration: 1s) throws
  table { row "Save" { on select -> save() } }
}
