screen Settings {
  slider ｛ value： 5； maximumValue：max（1，2） ｝
  label "After"
}
