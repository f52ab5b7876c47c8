extension Kind {
  static let slider = Kind(
    .slider, role: .control,
    title: Localized("Slider", "滑块"),
    documentation: Localized(
      "Adjusts a value or a process continuously within a range.",
      "在一定范围内连续调整某个值或某个进程。"),
    uikitClass: "UISlider", isControl: true, isInteractive: true,
    ownProperties: propertyTable, events: .value, defaultEvent: .valueChanged,
    placement: Localized("Anywhere.", "任意位置。"),
    fixedSize: KindSize(height: 31), naturalSize: KindSize(width: 118), takesRoom: true,
    defaultTraits: ["userInteractionEnabled", "adjustable"], hasBaseline: false,
    related: [.stepper, .volumeView, .progressView],
    behaviors: behaviorList,
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .value, .double, default: .double(0),
    range: ValueRange(.property(.minimumValue), through: .property(.maximumValue)),
    limitedBy: [.minimumValue, .maximumValue], bindable: true,
    source: "000 001 003 U",
    Localized("the value of the thumb, within the range", "Thumb 所在的值，位于范围之内")),
  Property(
    .minimumValue, .double, default: .double(0),
    range: .below(.property(.maximumValue), outside: .pushesLimit), followsBinding: .value,
    source: "000 001 003 U",
    Localized("the value at the left end; less than the maximum", "左端的值；须小于最大值")),
  Property(
    .maximumValue, .double, default: .double(1),
    range: .above(.property(.minimumValue), outside: .pushesLimit), followsBinding: .value,
    source: "000 001 003 U",
    Localized("the value at the right end; greater than the minimum", "右端的值；须大于最小值")),
  Property(
    .isContinuous, .bool, default: .bool(true), source: "000 U",
    Localized(
      "whether events come while the thumb moves, or only one when it is released",
      "拖动时是否连续发送事件；否则只在松开时发送一次")),
  Property(
    .minimumValueImage, .image, appearance: true, source: "000 001 003",
    Localized("the image at the end of the minimum", "最小值一端的图片")),
  Property(
    .maximumValueImage, .image, appearance: true, source: "000 001 003",
    Localized("the image at the end of the maximum", "最大值一端的图片")),
  Property(
    .thumbImage, .image, keying: .state, appearance: true, source: "000 001 003",
    Localized("the image of the thumb, for each state", "各状态下 Thumb 的图片")),
  Property(
    .minimumTrackImage, .image, keying: .state, appearance: true, source: "000 001 003",
    Localized("the image of the track up to the thumb, for each state", "各状态下 Thumb 之前的轨迹图片")),
  Property(
    .maximumTrackImage, .image, keying: .state, appearance: true, source: "000 001 003",
    Localized("the image of the track beyond the thumb, for each state", "各状态下 Thumb 之后的轨迹图片")),
  Property(
    .minimumTrackTintColor, .color, appearance: true, source: "000 001 003",
    Localized("the color of the track up to the thumb", "Thumb 之前的轨迹颜色")),
  Property(
    .maximumTrackTintColor, .color, appearance: true, source: "000 001 003",
    Localized("the color of the track beyond the thumb", "Thumb 之后的轨迹颜色")),
  Property(
    .thumbTintColor, .color, appearance: true, source: "U",
    Localized("the color of the thumb", "Thumb 的颜色")),
  Property(
    .width, .length, default: .derived(.surroundings), range: .atLeast(0), source: "000",
    Localized("the width in points", "宽度（点）")),
  Property(
    .controls, .oneOf(.sliderPurpose), default: .member("value"), source: "001 003 P",
    Localized(
      "what it adjusts; the system has a slider of its own for the volume", "调整的对象；音量有专门的系统滑块")),

  .misplaced(.step, rule: "slider/discrete"),
  .misplaced(.stepValue, rule: "slider/discrete"),
  .misplaced(.adjustment, rule: "slider/discrete"),
]

private let behaviorList: [Localized] = [
  Localized("A horizontal track with a round thumb.", "由水平轨迹和圆形 Thumb 组成。"),
  Localized(
    "Dragging changes the value; if `isContinuous`, each change sends `valueChanged`.",
    "拖动时数值随之改变；`isContinuous` 为 true 时，拖动期间不断发送 `valueChanged`。"),
  Localized("If not, one event is sent when the thumb is released.", "否则只在松开时发送一次事件。"),
  Localized("The track is filled from the minimum to the thumb.", "从最小值到 Thumb 的轨迹是填充的。"),
  Localized("The images of the minimum and maximum are at the ends.", "两端的图片显示在滑块的左右两端。"),
  Localized("The value stays within the range.", "数值始终在范围之内。"),
  Localized(
    "A volume slider shows the name of the output device instead if its volume cannot be set.",
    "当前输出设备不能调节音量时，音量滑块显示设备名称。"),
]

private let exampleFile = #"""
  screen Lamp "Lamp" {
    var brightness: Double in 0...100 = 60

    content {
      slider {
        value <-> brightness
        minimumValueImage: "sun.min"
        maximumValueImage: "sun.max"
        accessibility { label: "Brightness" }
      }
    }
  }
  """#

extension CaseSet {
  public static let sliderPurpose = CaseSet(
    "SliderPurpose", swift: "Slider.Purpose", ["value", "process", "volume"])
}
