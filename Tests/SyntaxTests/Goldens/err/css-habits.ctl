screen Settings {
  label.title {
    color: #FFF;
    font-size: 12px;
    margin: 0 auto;
  }
  #main { color: red }
  label "After"
}
