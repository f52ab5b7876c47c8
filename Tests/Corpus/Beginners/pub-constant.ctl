pub let ink = #222222
screen Tea "Tea" { content { label "a" { textColor: ink } } }
