screen T "T" "U" { content { label "x" } }
