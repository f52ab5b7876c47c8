screen Tea "Tea" {
  table { row "Sencha" { detail: "From Uji" } }
}
