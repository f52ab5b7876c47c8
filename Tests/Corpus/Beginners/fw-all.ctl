screen Home "Home" {
  var 标志： Bool ＝ false
  table { row "Wi-Fi" { switch { isOn <-> 标志 } } }
}
