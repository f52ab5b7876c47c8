screen Tea "Tea" {
  table { row Wifi }
}
