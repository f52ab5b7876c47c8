screen A "A" { content { label "Hi" } }
screen A "B" { content { label "Ho" } }
