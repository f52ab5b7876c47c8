screen Settings {
  button "A" { on touchUpInside go() }
  button "B" { on touchUpInside: go() }
  button "C" { on touchUpInside = go() }
  button "D" { on touchUpInside => go() }
  button "E" { on -> go() }
}
