screen "Title" {
  var : Int = 1
  let = 2
  action (n: Int)
  label "After"
}
enum { slow }
component (n: Int) { label "x" }
