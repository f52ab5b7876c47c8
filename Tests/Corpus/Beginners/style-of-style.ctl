style base: label { font: .body }
style heading: base { textColor: #1B5E20 }
screen Tea "Tea" { content { label "Tea" { style: heading } label "B" { style: base } } }
