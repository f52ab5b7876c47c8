/// One step of a recipe, readable from across the counter.
screen RecipeStep "Pancakes" {
  device: .iPad
  background: #FFFDF7
  tintColor: #B3541E

  let steps: Int = 6
  var step: Int in 0...5 = 0
  var servings: Int in 1...12 = 4
  var isReading: Bool = false

  task timer(kind: .other, duration: .unknown)

  action show(step: Int)
  action readAloud()
  action startTimer()

  navigationBar {
    label servingsLabel "Serves \(servings)"
    stepper {
      value <-> servings
      describedBy: servingsLabel
      valueLabel: servingsLabel
    }
  }

  content {
    label "Step \(step + 1) of \(steps)" { font: .subheadline; textColor: #6B4F3A }
    label "Whisk \(servings * 60) g of flour with the milk, then let the batter rest." {
      font: .headline
      textColor: #2B1D12
      numberOfLines: 0
    }
    button "Read Aloud" { isEnabled: !isReading; on touchUpInside -> readAloud() }
    button "Start Timer" { on touchUpInside -> startTimer() }
    activityIndicator { while: timer; style: .gray }
    pageControl {
      numberOfPages: steps
      currentPage <-> step
      pageIndicatorTintColor: #D9C7B8
      currentPageIndicatorTintColor: #B3541E
      accessibility { label: "Steps" }
      on valueChanged -> show(step: step)
    }
  }
}
