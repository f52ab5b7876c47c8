component C() { label "x" }
screen T "T" { content { c { } } }
