screen Poem "Poem" {
  content {
    var showsAuthor: Bool = false

    label "So much depends"
    label "upon a red wheel barrow"
    if showsAuthor {
      label "William Carlos Williams" { font: .footnote }
    }
    button "Show Author" { on touchUpInside -> showsAuthor = true }
  }
}
