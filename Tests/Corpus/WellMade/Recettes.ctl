screen Recettes "Recettes" {
  var personnes: Int in 1...12 = 4
  var four = true

  action enregistrer()
  action partager()

  table {
    row {
      label nombre "Personnes : \(personnes)"
      stepper { value <-> personnes; describedBy: nombre; valueLabel: nombre }
    }
    row "Au four" { switch { isOn <-> four } }
    row { label "\(four ? 180 : 0) degrés" }
  }
  toolbar {
    button "Enregistrer la recette" { on touchUpInside -> enregistrer() }
    button "Partager" { on touchUpInside -> partager() }
  }
}
