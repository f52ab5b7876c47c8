import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperSwappedImages = Rule(
    about, visits: .kinds([.stepper]), having: [.incrementImage]
  ) { stepper in
    guard case .image(let less)? = stepper.value(.decrementImage),
      case .image(let more)? = stepper.value(.incrementImage),
      EndImages.areSwapped(minimum: less.name, maximum: more.name, isStepper: true)
    else { return }
    let (decrement, increment) = (
      stepper.ownWritten(.decrementImage), stepper.ownWritten(.incrementImage)
    )
    stepper.report(
      about, at: stepper.place(of: .incrementImage),
      label: Message("`{name}` increases the value", "“{name}”会增大数值")(["name": .text(more.name)]),
      looks: [.incrementImage, .decrementImage],
      fixes: [decrement.flatMap { less in increment.flatMap { stepper.swap(less, $0) } }])
  }
}

private let about = Code(
  "stepper/swapped-images", .warning,
  title: Message(
    "the image that means less should decrease the value", "减小数值的一侧应使用表示“减”的图片"),
  why: Message(
    "One half of a stepper decreases its value and the other increases it; by default a minus and a plus say "
      + "which. With the images exchanged, every tap does the opposite of what it promises.",
    "步进器的一半减小数值，另一半增大数值，默认以减号和加号区分。图片互换后，每次点按的结果都与预期相反。"),
  citation: .guidelines("Stepper > Appearance and Behavior"),
  bad: [
    .inScreen(
      """
      var cups: Int in 1...9 = 1
      content {
        label caption "Cups: \\(cups)"
        stepper {
          value <-> cups
          describedBy: caption
          incrementImage: "minus"
          //              ^^^^^^^
          decrementImage: "plus"
        }
      }
      """),
    """
    appearance stepper {
      incrementImage: "减号小"
      //<^^^^^^^^^^^^^^^^^^^^^^^^^^^
      decrementImage: "加号大"
    }

    screen Tea {
      var cups: Int in 1...9 = 1
      content {
        label caption "\\(cups) 杯"
        stepper { value <-> cups; describedBy: caption }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    var cups: Int in 1...9 = 1
    content {
      label caption "Cups: \\(cups)"
      stepper {
        value <-> cups
        describedBy: caption
        incrementImage: "plus"
        decrementImage: "minus"
      }
    }
    """), fix: .suggestion)
