appearance label.textColor = #222222
screen Tea "Tea" { content { label "Tea" } }
