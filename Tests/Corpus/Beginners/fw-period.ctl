screen Home "Home" {
  var name: String = ""
  content { label "N"; button "Go" { isEnabled: !name。isEmpty; on touchUpInside -> name = "" } }
}
