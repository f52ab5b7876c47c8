let accent: Color = FF0000
screen T "T" { tintColor: accent; content { label "x" } }
