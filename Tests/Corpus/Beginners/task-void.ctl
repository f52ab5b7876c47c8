screen Bank "Bank" {
  task save(kind: .network, duration: 1s) -> Void
  table { row "Save" { on select -> save() } }
}
