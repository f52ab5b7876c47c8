var a: Int = 1
action go()
label "One"
layout { }
if a { label "x" }

screen Settings { label "After" }
