component Counter(
  title: String,
  count: Int
{
  label "One"
}
