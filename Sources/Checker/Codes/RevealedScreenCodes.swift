import CtlDiagnostics

extension LanguageCode {
  public static let revealedScreen = Code(
    "screen/revealed", .error,
    title: Message("the button cannot reveal this screen", "按钮不能显示这个界面"),
    why: Message(
      "`reveals: Details` opens a screen as `push Details()` does. What needs values or a choice stands in a "
        + "handler.",
      "`reveals: Details` 与 `push Details()` 一样打开界面。需要值或需要选择时，请写事件处理。"),
    bad: [
      #"""
      screen Peaks "Peaks" {
        table {
          row "Annapurna" {
            detailDisclosureButton { reveals: Peak; accessibility { label: "About Annapurna" } }
            //                                ^^^^
          }
        }
      }
      screen Peak(name: String) "\(name)" {
        content { label "8,091 m" }
      }
      """#,
      """
      screen Compass "Compass" {
        var isMetric = true
        table { row "Metric" { switch { isOn <-> isMetric } } }
        toolbar {
          infoButton { reveals: isMetric ? Meters : Feet; accessibility { label: "Units" } }
          //                    ^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }
      screen Meters "Meters" {
        content { label "Meters" }
      }
      screen Feet "Feet" {
        content { label "Feet" }
      }
      """,
    ],
    good: [
      #"""
      screen Peaks "Peaks" {
        table {
          row "Annapurna" {
            detailDisclosureButton {
              accessibility { label: "About Annapurna" }
              on touchUpInside -> push Peak(name: "Annapurna")
            }
          }
        }
      }
      screen Peak(name: String) "\(name)" {
        content { label "8,091 m" }
      }
      """#
    ])
}
