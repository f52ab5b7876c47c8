@allow(
screen One { label "x" }
@allow()
screen Two { label "x" }
@
screen Three { label "x" }
@allow(slider/x because: "y")
screen Four { label "x" }
@allow("slider/x")
screen Five { label "x" }
