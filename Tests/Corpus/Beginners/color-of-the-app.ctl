screen S "S" { content { label "Hi" { textColor: Color("facade") } } }
