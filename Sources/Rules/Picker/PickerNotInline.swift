import CtlChecker
import CtlDiagnostics

extension Rule {
  static let pickerNotInline = Rule(
    about, visits: .kinds([.picker]),
    file: { file in
      for opening in file.openings(ofWheels: .picker) where opening.way != .popover {
        file.report(
          about, opening, label: Message("this opens another view", "这会打开另一个视图")())
      }
    },
    check: { picker in
      guard let presentation = picker.written(.presentation),
        let value = picker.member(.presentation), value != "inline"
      else { return picker.reportInBar(about) }
      picker.report(
        about, at: .value(presentation),
        fixes: [picker.replaceValue(presentation, with: ".inline", .suggestion)])
    })
}

private let about = Code(
  "picker/not-inline", .advice,
  title: Message("show the picker inline with the content", "选择器应嵌入当前内容，不要进入其它视图"),
  why: Message(
    "People choose a value best where they see what it is for. Going to another view and back only "
      + "to spin a wheel takes them out of what they were doing.",
    "在能看到用途的地方选择最为方便。只为旋转一次滑轮而进入其它视图再返回，会打断用户正在做的事。"),
  citation: .guidelines("Picker > Guidelines"),
  bad: .inScreen(
    """
    content {
      picker {
        wheel { values: ["Bells", "Birds"] }
        presentation: .modal
        //            ^^^^^^
        accessibility { label: "Sound" }
      }
    }
    """,
    """
    var sound: String = "Bells"
    content { label "Sound: \\(sound)" }
    toolbar {
      picker { wheel { values: ["Bells", "Birds"]; selection <-> sound } accessibility { label: "Sound" } }
      //<^^^^^^
    }
    """) + [
      """
      enum Sound { bells "Bells"; birds "Birds" }

      screen Alarm {
        var sound: Sound = .bells
        table {
          row "Sound: \\(sound)" { on select -> sound = sheet PickSound(current: sound) }
          //                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        }
      }

      screen PickSound(current: Sound) "Sound" -> Sound {
        var sound: Sound = current
        toolbar { button "Use" { on touchUpInside -> finish(sound) } }
        content { picker { selection <-> sound; accessibility { label: "Sound" } } }
      }
      """,
      """
      enum Sound { bells "Bells"; birds "Birds" }

      screen Alarm {
        var wakes: Bool = true
        table {
          row "Wake Up" {
            switch { isOn <-> wakes }
            detailDisclosureButton { reveals: PickSound; accessibility { label: "Sound" } }
            //                       ^^^^^^^^^^^^^^^^^^
          }
        }
      }

      screen PickSound "Sound" {
        var sound: Sound = .bells
        content { picker { selection <-> sound; accessibility { label: "Sound" } } }
      }
      """,
    ],
  good: .inScreen(
    """
    content {
      picker {
        wheel { values: ["Bells", "Birds"] }
        presentation: .inline
        accessibility { label: "Sound" }
      }
    }
    """), fix: .suggestion)
