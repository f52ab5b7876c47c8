screen Tea title: "Tea" { content { label "a" } }
