import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let sliderVolume = Rule(about, visits: .kinds([.slider])) { slider in
    if slider.member(.controls) == "volume", let controls = slider.written(.controls) {
      slider.report(about, at: .value(controls), fixes: toVolumeView(slider))
      return
    }
    // A loudness goes to 1, 10, 100 or 127; more is the volume of a tank.
    if let maximum = slider.maximum, maximum > 255 { return }
    let names: [(text: String?, cause: Written?)] =
      ([slider.name] + (slider.written(.value)?.boundNames ?? [])).map { ($0, nil) }
      + slider.namingTexts.map { ($0.knownText, $0) }
      + slider.subjectsOfActions.map { ($0, nil) }
      + [slider.titleOfOwnSection].compactMap { $0 }.map { ($0.knownText, $0) }
    let image = slider.imageOfVolume.flatMap {
      VolumeWords.areOfAnother(names.map(\.text)) ? nil : $0
    }
    guard
      let name = VolumeWords.first(of: names, text: { $0.text }) ?? image.map({ ($0, nil) }),
      let text = name.text
    else { return }
    slider.report(
      about, at: .kind,
      label: Message("`{text}` is about the volume", "“{text}”与音量有关")(["text": .text(text)]),
      fixes: VolumeWords.isOfOneSound(text) ? [] : toVolumeView(slider), cause: name.cause)
  }
}

/// The system slider sets the volume by itself: the app gets neither its value nor its events, so nothing else
/// may need them. Of the sliders of a loop, others may be about something else.
private func toVolumeView(_ slider: PlacedElement) -> [Fix?] {
  slider.element.loopDepth > 0 || slider.isFollowedByOthers
    ? [] : [slider.rewriteKind(to: .volumeView, dropping: [.value])]
}

extension PlacedElement {
  /// The title of the section in which nothing else is set.
  fileprivate var titleOfOwnSection: Written? {
    guard let section = nearest(.section), let title = section.written(.title),
      nearest(.row)?.written(.title) == nil, Array(section.children.prefix(2)).count == 1
    else { return nil }
    return title
  }

  /// What its actions set, by their names: `setVolume(to:)`, `set(volume:)`, `volumeChanged(to:)`.
  fileprivate var subjectsOfActions: [String] {
    handlers.lazy.flatMap { self.runningSteps(of: $0) }.compactMap { step -> String? in
      guard case .call(let call) = step.form, call.action.kind == .action,
        let home = step.program.program(of: call.action.file)
      else { return nil }
      let action = home.actions[Int(call.action.index)]
      var words = NameTokens.split(home.text(action.name))
      if words.last == "changed" { words.removeLast() }
      guard let verb = words.first, words.count == 1 || setting.contains(verb) else { return nil }
      if words.count == 1, setting.contains(verb), action.parameters.count == 1 {
        return home.text(home.parameters[action.parameters.lowerBound].name)
      }
      return Array(words.drop { setting.contains($0) }).joined(separator: " ")
    }
  }

  /// The image at the greatest value, when those at both ends are of a loudspeaker.
  fileprivate var imageOfVolume: String? {
    let ends = [PropertyName.minimumValueImage, .maximumValueImage].compactMap { name -> String? in
      guard case .image(let image)? = value(name), VolumeWords.isImage(image.name) else {
        return nil
      }
      return image.name
    }
    return ends.count == 2 ? ends[1] : nil
  }

  /// Whether anything but the element itself reads what it changes.
  fileprivate var isFollowedByOthers: Bool {
    guard let changed = changedPart else { return false }
    return walk.readers(of: changed)?.allSatisfy { $0.index == index } != true
  }
}

/// The first words of the names of actions that take a value.
private let setting: Set<String> = [
  "adjust", "apply", "change", "control", "did", "handle", "modify", "move", "on", "save", "send",
  "set",
  "store", "update", "write",
]

private let about = Code(
  "slider/volume", .warning, editions: [.ios8],
  title: Message(
    "use the volume slider of the system (`volumeView`)", "音量不要用滑块，请用系统音量滑块（`volumeView`）"),
  why: Message(
    "Only the system knows where the sound goes. Its volume slider follows the volume buttons "
      + "of the device, and shows the name of the output if its volume cannot be set; a slider "
      + "of the app would stand still or lie.",
    "只有系统知道声音从哪里输出。系统音量滑块会跟随设备的音量键，当前输出设备不能调节音量时还会显示设备名称；"
      + "应用自己的滑块无法做到这些，显示的音量可能与实际不符。"),
  citation: Citation([.guidelines8, .guidelinesZh], "Slider"),
  bad: [
    """
    screen Player {
      var volume: Double in 0...1 = 0.5
      content {
        slider {
        //<^^^^^^
          value <-> volume
          accessibility { label: "Loudness of Sound" }
        }
      }
    }
    """,
    """
    screen Player {
      content {
        slider {
          controls: .volume
          //        ^^^^^^^
          accessibility { label: "Sound" }
        }
      }
    }
    """,
    """
    screen Player {
      content {
        slider {
        //<^^^^^^
          minimumValueImage: "speaker.slash"
          maximumValueImage: "speaker.wave.3"
          accessibility { label: "Level" }
        }
      }
    }
    """,
    """
    screen Rings {
      table {
        section "Ringer Volume" {
          row { slider { accessibility { label: "Ringer" } } }
          //    ^^^^^^
        }
      }
    }
    """,
    """
    screen Player {
      content {
        slider { accessibility { label: "声音大小" } }
        //<^^^^^^
        slider { accessibility { label: "Volume sonore" } }
        //<^^^^^^
      }
    }
    """,
    """
    screen Player {
      var level: Double in 0...1 = 0
      action setVolume(to: Double)
      content {
        slider {
        //<^^^^^^
          value <-> level
          accessibility { label: "Level" }
          on valueChanged -> setVolume(to: level)
        }
      }
    }
    """,
    """
    component Loud(volume: binding Double) {
      slider { value <-> volume; accessibility { label: "Sound" } }
      //<^^^^^^
    }

    screen Player {
      var level: Double in 0...1 = 0
      content {
        label "Volume"
        slider { value <-> level; accessibility { label: "Level" } }
        //<^^^^^^
        Loud { volume <-> level }
      }
    }
    """,
    """
    component Level(title: String) {
      label caption "\\(title)"
      slider { describedBy: caption }
    }

    screen Player {
      content {
        Level { title: "音量" }
        //             ^^^^^^^^
      }
    }
    """,
  ],
  good: .inScreen(
    """
    content {
      volumeView
    }
    """,
    """
    var tempo: Double in 0.5...2 = 1
    content {
      slider { value <-> tempo; accessibility { label: "Tempo" } }
    }
    """,
    """
    var input: Double in 0...1 = 0.5
    content {
      slider {
        value <-> input
        minimumValueImage: "speaker"
        maximumValueImage: "speaker.wave.3"
        accessibility { label: "Recording Level" }
      }
    }
    """,
    """
    var liters: Double in 0...500 = 200
    content {
      slider { value <-> liters; accessibility { label: "Volume" } }
    }
    """,
    """
    var size: Double in 0...500 = 200
    var read: Double in 0...1 = 0
    table {
      row "Size" { slider { value <-> size; accessibility { label: "Engine Volume" } } }
      row "Volume 2" { slider { value <-> read } }
    }
    """,
    """
    var loudness: Double in 0...1 = 0.5
    table { row "Microphone Volume" { slider { value <-> loudness } } }
    """), fix: .suggestion)
