import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let sliderSwappedImages = Rule(
    about, visits: .kinds([.slider]), having: [.minimumValueImage]
  ) { slider in
    guard case .image(let minimum)? = slider.value(.minimumValueImage),
      case .image(let maximum)? = slider.value(.maximumValueImage),
      EndImages.areSwapped(
        minimum: minimum.name, maximum: maximum.name, isSpeed: slider.isAboutSpeed),
      !slider.isAboutLess
    else { return }
    guard let low = slider.written(.minimumValueImage),
      let high = slider.written(.maximumValueImage)
    else {
      let name: PropertyName =
        slider.isWritten(.minimumValueImage) ? .minimumValueImage : .maximumValueImage
      slider.report(
        about, at: slider.place(of: name),
        looks: [.minimumValueImage, .maximumValueImage])
      return
    }
    slider.report(
      about, at: .value(low),
      label: Message("`{name}` at the minimum", "最小值一端是“{name}”")(["name": .text(minimum.name)]),
      related: [
        .init(
          high.valueLocation,
          Message("`{name}` at the maximum", "最大值一端是“{name}”")(["name": .text(maximum.name)]))
      ], looks: [.minimumValueImage, .maximumValueImage], fixes: [slider.swap(low, high)])
  }
}

extension PlacedElement {
  /// Whether its greatest value is the least of what its images show: “Darkness”.
  fileprivate var isAboutLess: Bool {
    namingTexts.contains { EndImages.opposites.isNamed(in: $0.knownText) }
      || written(.value)?.boundNames.contains { EndImages.opposites.isNamed(in: $0) } == true
  }

  fileprivate var isAboutSpeed: Bool {
    func say(_ words: WordList) -> Bool { namingTexts.contains { words.isNamed(in: $0.knownText) } }
    // What people read counts before the name of the variable.
    return say(EndImages.speeds)
      || !say(EndImages.times)
        && written(.value)?.boundNames.contains { EndImages.speeds.isNamed(in: $0) } == true
  }
}

private let about = Code(
  "slider/swapped-images", .warning,
  title: Message(
    "the images should match the minimum and the maximum", "左右两端的图片应分别代表最小值和最大值"),
  why: Message(
    "People drag the thumb towards the picture of what they want. When the large picture is at "
      + "the small end, every drag does the opposite of what it promises.",
    "用户会朝着想要的图片拖动 Thumb。如果代表“大”的图片放在最小值一端，每次拖动的结果都与预期相反。"),
  citation: .guidelines("Slider > Guidelines"),
  bad: [
    """
    screen Gallery {
      content {
        slider {
          minimumValueImage: "photo-large"
          //                 ^^^^^^^^^^^^^
          maximumValueImage: "photo-small"
          accessibility { label: "Thumbnail Size" }
        }
      }
    }
    """,
    """
    let minimumImage = "字号大"
    let maximumImage = "字号小"

    screen Gallery {
      content {
        slider {
          minimumValueImage: minimumImage
          //                 ^^^^^^^^^^^^
          maximumValueImage: maximumImage
          accessibility { label: "Text Size" }
        }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    var night: Double in 0...1 = 0.4
    table {
      row "Darkness" {
        slider { value <-> night; minimumValueImage: "sun.max"; maximumValueImage: "sun.min" }
      }
      row "暗度" { slider { value <-> night; minimumValueImage: "灯光强"; maximumValueImage: "灯光弱" } }
    }
    """,
    """
    var speed: Double in 1...10 = 4
    table {
      row "Time for Each Picture" {
        slider { value <-> speed; minimumValueImage: "hare"; maximumValueImage: "tortoise" }
      }
    }
    """,
    """
    content {
      slider {
        minimumValueImage: "photo-small"
        maximumValueImage: "photo-large"
        accessibility { label: "Thumbnail Size" }
      }
      slider {
        minimumValueImage: "hare"
        maximumValueImage: "tortoise"
        accessibility { label: "Time for Each Picture" }
      }
    }
    """), fix: .suggestion)
