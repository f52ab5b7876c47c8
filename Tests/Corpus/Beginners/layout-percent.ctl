screen A {
  content {
    label water "Water"
    layout { water.width == 50% }
  }
}
