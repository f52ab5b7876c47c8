import { accent } from "Theme.ctl"
screen A "A" { content { label "Hi" } }
