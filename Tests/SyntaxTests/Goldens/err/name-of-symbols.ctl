screen A {
  var 😀: Int = 1
  let ❤: Int = 2
  content { label ☎ "Hi" }
}
