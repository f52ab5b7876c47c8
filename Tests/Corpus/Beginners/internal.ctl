internal screen T "T" { content { label "x" } }
