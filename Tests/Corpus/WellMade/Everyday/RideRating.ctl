screen RideRating "Rate Your Ride" {
  var stars: Int in 1...5 = 5
  var tip: Double in 0...10 = 0
  var comment: String = ""
  action submit(stars: Int, tip: Double)
  action skip()
  content {
    label "How was your ride with Omar?" { font: .headline }
    stack {
      axis: .horizontal
      for i in 1...5 {
        button {
          image: i <= stars ? "star.fill" : "star"
          accessibility { label: i == 1 ? "1 star" : "\(i) stars" }; on touchUpInside -> submit(stars: i, tip: tip)
        }
      }
    }
    label tipLabel "Tip: \(tip) €"
    stepper { value <-> tip; stepValue: 0.5; describedBy: tipLabel; valueLabel: tipLabel }
    textView { text <-> comment; accessibility { label: "Comment" } }
  }
  toolbar {
    button "Not Now" { on touchUpInside -> skip() }
    button "Submit" { on touchUpInside -> submit(stars: stars, tip: tip) }
  }
}
