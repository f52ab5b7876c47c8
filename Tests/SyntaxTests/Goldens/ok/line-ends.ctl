screen Lines {
  label "One"  label "Two"


  label "Three"; label "Four"
}