screen Home "Home" {
  content {
    label water "A"
    layout { water.top == superview.top + 16px; pin leadingSpaceToSuperview(water) == 16 }
  }
}
