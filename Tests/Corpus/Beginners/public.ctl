public screen T "T" { content { label "x" } }
