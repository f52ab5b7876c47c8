import CtlCatalogue
import CtlDiagnostics

extension Rule {
  static let sliderSameTracks = Rule(
    about, visits: .kinds([.slider]), having: [.maximumTrackTintColor, .minimumTrackImage]
  ) { slider in
    slider.reportSameLook(
      about,
      [
        (.minimumTrackTintColor, .maximumTrackTintColor), (.minimumTrackImage, .maximumTrackImage),
      ])
  }
}

private let about = Code(
  "slider/same-tracks", .advice,
  title: Message(
    "let the track look different on both sides of the thumb", "滑块 Thumb 两侧的轨道应有不同的外观"),
  why: Message(
    "The part of the track before the thumb is filled, so that people see at a glance how large the "
      + "value is. When both sides look the same, only the place of the thumb says it.",
    "Thumb 之前的轨道是填充的，用户一眼就能看出数值的大小。两侧外观相同时，只有 Thumb 的位置能说明数值。"),
  citation: .guidelines("Slider > Guidelines"),
  bad: [
    .inScreen(
      """
      content {
        tintColor: #0A60FF
        slider {
          maximumTrackTintColor: #0A60FF
          //                     ^^^^^^^
          accessibility { label: "Brightness" }
        }
        slider {
          minimumTrackImage: resizable("rail")
          maximumTrackImage: "rail"
          //                 ^^^^^^
          accessibility { label: "Brightness" }
        }
      }
      """),
    .inScreen(
      """
      let blue = #0A60FF
      content {
        slider {
          minimumTrackTintColor: blue
          maximumTrackTintColor: blue
          //                     ^^^^
          accessibility { label: "Brightness" }
        }
      }
      """),
    .inScreen(
      """
      content {
        slider {
          minimumTrackTintColor: #0A60FF
          maximumTrackTintColor: #0A62FC
          //                     ^^^^^^^
          accessibility { label: "Brightness" }
        }
      }
      """),
    """
    appearance slider {
      minimumTrackImage: "rail"
      maximumTrackImage: "rail"
      //<^^^^^^^^^^^^^^^^^^^^^^^^^
    }

    screen Lamp {
      var light: Double = 0.5
      content {
        slider { value <-> light; accessibility { label: "Brightness" } }
      }
    }
    """,
  ],
  good: .inScreen(
    """
    content {
      slider {
        minimumTrackTintColor: #0A60FF
        maximumTrackTintColor: #C8C8CC
        minimumTrackImage: "rail-filled"
        maximumTrackImage: "rail"
        accessibility { label: "Brightness" }
      }
    }
    """))
