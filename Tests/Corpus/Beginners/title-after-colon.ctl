screen A: "A" { content { label "Hi" } }
