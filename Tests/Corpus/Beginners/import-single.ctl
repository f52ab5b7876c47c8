import 'Theme.ctl'
screen A "A" { content { label "Hi" } }
