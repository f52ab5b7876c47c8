/// Images at the ends of a slider whose names mean the opposite of their ends.
enum EndImages {
  static let small: WordList = [
    "small", "min", "low", "tiny", "less", "quiet", "dim", "short", "minus", "smaller",
    "smallest", "lower", "lowest", "fewer", "shorter", "quieter", "dimmer", "dark", "darker",
    "little", "cold",
    "klein", "leise", "niedrig", "wenig", "weniger", "dunkel", "kalt", "小", "低", "弱",
  ]
  static let large: WordList = [
    "large", "big", "max", "huge", "more", "loud", "bright", "long", "plus", "larger",
    "largest", "bigger", "biggest", "higher", "highest", "longer", "louder", "brighter", "high",
    "hot",
    "gross", "groß", "laut", "lautstark", "hoch", "viel", "mehr", "heiß", "大", "高",
    "强",
  ]

  /// Images of a speed, on a slider that says that it is about one: what goes fast may take a short time.
  static let slow: WordList = ["slow", "snail", "tortoise", "turtle", "慢"]
  static let fast: WordList = ["fast", "hare", "rabbit", "rocket", "快"]
  /// What is short where something goes fast.
  static let times: WordList = [
    "time", "pause", "delay", "interval", "duration", "wait", "时间", "间隔", "时长", "停顿",
  ]
  static let speeds: WordList = ["pace", "rate", "speed", "tempo", "速", "快慢"]

  /// What is greatest where light, sound or size is least.
  static let opposites: WordList = [
    "attenuation", "coldness", "compression", "cooling", "dark", "darken", "darkening", "darkness",
    "dim", "dimming", "dimness", "quietness", "reduction", "shade", "shading", "shadow", "slowness",
    "softness", "变暗", "压缩", "暗度", "减", "降低", "dunkelheit",
  ]

  /// Images on the halves of a stepper.
  static let down: WordList = [
    "decrease", "decrement", "dec", "down", "out", "remove", "runter",
    "slower", "subtract", "下", "减",
  ]
  static let up: WordList = [
    "add", "faster", "in", "inc", "increase", "increment", "up", "上", "加",
  ]

  /// Signs that say which half is which by themselves.
  static func isPlus(_ image: String) -> Bool {
    plus.isNamed(in: image) && !minus.isNamed(in: image)
  }
  static func isMinus(_ image: String) -> Bool {
    minus.isNamed(in: image) && !plus.isNamed(in: image)
  }
  private static let plus: WordList = ["add", "plus", "加"]
  private static let minus: WordList = ["minus", "subtract", "减"]

  static func areSwapped(
    minimum: String, maximum: String, isSpeed: @autoclosure () -> Bool = false,
    isStepper: Bool = false
  ) -> Bool {
    func are(_ large: WordList, _ small: WordList) -> Bool {
      large.isNamed(in: minimum) && small.isNamed(in: maximum) && !small.isNamed(in: minimum)
        && !large.isNamed(in: maximum)
    }
    return are(large, small) || isStepper && are(up, down) || are(fast, slow) && isSpeed()
  }
}
