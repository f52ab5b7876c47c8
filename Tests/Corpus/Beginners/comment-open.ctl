/* A screen
screen A "A" { content { label "Hi" } }
