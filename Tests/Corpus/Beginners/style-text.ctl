style heading: label { text: "Hi" }
screen Home "Home" {
  content { label "Hi" { style: heading } }
}
