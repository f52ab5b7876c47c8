style heading: label { font: .headline }
style green: label { textColor: #1B5E20 }
screen Tea "Tea" { content { label "Tea" { style: heading, green } } }
