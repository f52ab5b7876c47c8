screen Tea "Tea" {
  var due: Date = "2026-05-04T16:00"
  content { if due > Date.now { label "Soon" } }
}
