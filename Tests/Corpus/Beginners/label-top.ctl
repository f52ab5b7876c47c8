label "Hi"
