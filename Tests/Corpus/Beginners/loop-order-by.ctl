screen Tea "Tea" {
  let teas = ["Sencha", "Assam"]
  content { for tea in teas order by tea { label "\(tea)" } }
}
