screen SignIn "Sign In" {
  var password: String = ""
  action signIn(password: String)

  content {
    SecureField("Password", text: $password)
    button "Sign In" { on touchUpInside -> signIn(password: password) }
  }
}
