component Counter(
  title: String,
  count: Int
)
  label "One"
}

screen Settings { label "After" }
