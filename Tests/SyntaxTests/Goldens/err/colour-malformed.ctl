screen Settings {
  label "x" { color: #FF95 }
  label "y" { color: #GGG }
  label "z" { color: # }
}
