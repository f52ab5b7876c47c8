# My screen
screen T "T" { content { label "x" } }
