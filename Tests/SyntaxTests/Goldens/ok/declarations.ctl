import "Theme.ctl"
import "Parts/Rows.ctl"; import "Parts/Bars.ctl"

enum Empty {}
enum Size { small; medium "Medium", large "Size \(3)" }
enum Names { `if` "If"; 名前; naïve_2 }

let accent: Color = #FF9500
let limit = 10

/// Defaults of every stepper.
appearance stepper { tintColor: #0A84FF }

component Empty() {}
component Plain { label "x" }
component Counter(
  title: String,
  count: binding Int,
  limit: Int? = nil,
  names: [String] = ["a", "b"],
) {
  var shown: Bool = true
  let twice: Int = 2
  label "\(title): \(count)"
}

screen Plain {}
screen Titled "Title"
{
  var a: Int
  var b: Int in 1...20
  var c: Int in 1..<20 = 4
  var d = 3
  var e: [Int?]?
  let f = 1
  let g: Double = 0.5
  action go
  action go()
  action go(to: Int, and: String = "x")
  task load
  task load(kind: .network, duration: 5s)
  appearance label { textColor: #000 }
}
