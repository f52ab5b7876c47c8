style heading: label { font: .headline }
style red: label { textColor: #B71C1C }
screen Home "Home" {
  content { label "Hi" { style: [heading, red] } }
}
