enum Size { extra-large; small }
screen Tea "Tea" {
  var size: Size = .small
  table { row "Size" { on select -> size = .small } }
}
