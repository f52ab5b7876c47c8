label { font: .headline }
screen Tea "Tea" { content { label "a" } }
