screen: Tea
  title: Tea
  content:
    - label: Hi
