import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let sliderOneEndImage = Rule(
    about, visits: .kinds([.slider]), having: [.minimumValueImage, .maximumValueImage],
    weight: .settable(["minimumValueImage", "maximumValueImage"])
  ) { slider in
    let hasMinimum = slider.hasImage(.minimumValueImage)
    guard hasMinimum != slider.hasImage(.maximumValueImage) else { return }
    let name: PropertyName = hasMinimum ? .minimumValueImage : .maximumValueImage
    let written = slider.written(name)
    let label =
      hasMinimum
      ? Message("the maximum has no image", "最大值一端没有图片")
      : Message("the minimum has no image", "最小值一端没有图片")
    slider.report(
      about, at: written.map { .property($0) } ?? .kind, label: label(), looks: [name])
  }
}

extension PlacedElement {
  fileprivate func hasImage(_ name: PropertyName) -> Bool {
    isSet(name) && value(name) != Value.none
  }
}

private let about = Code(
  "slider/one-end-image", .advice,
  title: Message("supply images for both ends", "请在滑块的左右两端都使用自定义图片"),
  why: Message(
    "The images at the ends explain a slider by their contrast: a small picture against a large "
      + "one, a dim sun against a bright one. One image alone leaves people guessing what the "
      + "other direction does.",
    "两端的图片通过对比说明滑块的作用，例如小图与大图、暗与亮。只有一端有图片时，用户只能猜测另一个方向的含义。"),
  citation: .guidelines("Slider > Guidelines"),
  bad: .inScreen(
    """
    content {
      slider {
        minimumValueImage: "sun-small"
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        accessibility { label: "Brightness" }
      }
    }
    """,
    """
    content {
      slider {
        maximumValueImage: "sun-large"
        //<^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        accessibility { label: "Brightness" }
      }
    }
    """)
    + [
      """
      appearance slider { maximumValueImage: "sun-large" }
      //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

      screen Lamp {
        var light: Double = 0.5
        content {
          slider { value <-> light; accessibility { label: "Brightness" } }
        }
      }
      """
    ],
  good: [
    """
    screen Reader {
      content {
        slider {
          minimumValueImage: "sun-small"
          maximumValueImage: "sun-large"
          accessibility { label: "Brightness" }
        }
      }
    }
    """,
    """
    appearance slider { maximumValueImage: "sun-large" }

    screen Reader {
      content {
        slider { minimumValueImage: "sun-small"; accessibility { label: "Brightness" } }
      }
    }
    """,
  ])
