{
  "screen": "Home",
  "title": "Home"
}
