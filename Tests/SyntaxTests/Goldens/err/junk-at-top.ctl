hello
5
value: 5
func go() { return 5 }

screen Settings { label "One" }
