component Card { label "a"; slot() }
screen Tea "Tea" { content { Card { label "b" } } }
