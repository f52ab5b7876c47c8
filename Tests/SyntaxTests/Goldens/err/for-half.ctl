screen Settings {
  for
  for x
  for x in
  for x of list { label "x" }
  for in list { label "x" }
  label "After"
}
