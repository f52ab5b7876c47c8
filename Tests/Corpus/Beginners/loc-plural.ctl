screen Home "Home" {
  var cups: Int = 2
  content { label "%lld cups" { isHidden: cups == 0 } }
}
