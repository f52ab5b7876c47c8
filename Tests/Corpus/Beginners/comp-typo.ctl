component Card() { label "x" }
screen T "T" { content { Crad { } } }
