screen 設定 "設定" {
  var größe: Int = 1
  var `var`: Int = 2
  var _x1: Int = 3
  label größe "\(größe)"
  accessibility { label: "مرحبا" }
}
