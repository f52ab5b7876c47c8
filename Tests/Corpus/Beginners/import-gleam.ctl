import gleam/list
screen Tea "Tea" { content { label "a" } }
