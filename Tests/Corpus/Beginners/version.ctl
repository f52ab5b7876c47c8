version: 1
screen T "T" { content { label "x" } }
