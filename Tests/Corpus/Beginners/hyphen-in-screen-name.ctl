screen tea-house "Tea House" { content { label "a" } }
