import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperSwappedImages = Rule(
    about, visits: .kinds([.stepper]), having: [.incrementImage, .decrementImage]
  ) { stepper in
    guard case .image(let less)? = stepper.value(.decrementImage),
      case .image(let more)? = stepper.value(.incrementImage),
      EndImages.areSwapped(minimum: less.name, maximum: more.name, isStepper: true)
    else { return reportSign(of: stepper) }
    let (decrement, increment) = (
      stepper.ownWritten(.decrementImage), stepper.ownWritten(.incrementImage)
    )
    stepper.report(
      about, at: stepper.place(of: .incrementImage),
      label: increases(more.name), looks: [.incrementImage, .decrementImage],
      fixes: [decrement.flatMap { less in increment.flatMap { stepper.swap(less, $0) } }])
  }

  /// One of the images may be the sign of the other half.
  private static func reportSign(of stepper: PlacedElement) {
    if case .image(let less)? = stepper.value(.decrementImage), EndImages.isPlus(less.name) {
      stepper.report(
        about, at: stepper.place(of: .decrementImage),
        label: Message("`{name}` decreases the value", "“{name}”会减小数值")(["name": .text(less.name)]),
        looks: [.decrementImage])
    }
    if case .image(let more)? = stepper.value(.incrementImage), EndImages.isMinus(more.name) {
      stepper.report(
        about, at: stepper.place(of: .incrementImage),
        label: increases(more.name), looks: [.incrementImage])
    }
  }

  private static func increases(_ image: String) -> Phrase {
    Message("`{name}` increases the value", "“{name}”会增大数值")(["name": .text(image)])
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
    screen Tea {
      var cups: Int in 1...9 = 1
      content {
        label caption "Cups: \\(cups)"
        stepper {
          value <-> cups
          describedBy: caption
          incrementImage: "plus"
          decrementImage: "plus"
          //              ^^^^^^
        }
        stepper {
          value <-> cups
          describedBy: caption
          incrementImage: "minus.circle"
          //              ^^^^^^^^^^^^^^
        }
      }
    }
    """,
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
