screen Tea "Tea" {
  table { row "Sencha" "From Uji" }
}
