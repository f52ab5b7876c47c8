enum S { mild; strong }
screen Tea "Tea" {
  var s: S = S.mld
  table { row "S" { segmentedControl { selection <-> s } } }
}
