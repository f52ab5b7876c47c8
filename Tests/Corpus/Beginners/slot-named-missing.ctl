component Card {
  slot header
  slot
}
screen Home "Home" {
  table { row { Card { heading { label "A" }; label "B" } } }
}
