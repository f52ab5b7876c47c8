import CtlCatalogue
import CtlChecker

extension ElementMapping {
  /// Unlike in code, an indicator of a document stays visible unless it says otherwise.
  static let activityIndicator = ElementMapping(
    "activityIndicatorView", .activityIndicator,
    [
      PropertyMapping("animating", .isAnimating, .bool),
      PropertyMapping("hidesWhenStopped", .hidesWhenStopped, .bool, absent: .bool(false)),
      PropertyMapping(
        "style", .style,
        .member([
          "white": "white", "whiteLarge": "whiteLarge", "gray": "gray", "medium": "gray",
          "large": "whiteLarge",
        ])),
      PropertyMapping(child: "color", .color, .color),
    ]
  ) { $0.keep("style", in: nil, of: $1, $2) }

  static let datePicker = ElementMapping(
    "datePicker", .datePicker,
    [
      PropertyMapping(
        "datePickerMode", .mode, .members("dateAndTime", "time", "date", "countDownTimer")),
      PropertyMapping("minuteInterval", .minuteInterval, .int),
      PropertyMapping(child: "date", .date, .date),
      PropertyMapping(child: "minimumDate", .minimumDate, .date),
      PropertyMapping(child: "maximumDate", .maximumDate, .date),
    ])

  static let pageControl = ElementMapping(
    "pageControl", .pageControl,
    [
      PropertyMapping("numberOfPages", .numberOfPages, .int),
      PropertyMapping("currentPage", .currentPage, .int),
      PropertyMapping("hidesForSinglePage", .hidesForSinglePage, .bool),
      PropertyMapping(child: "pageIndicatorTintColor", .pageIndicatorTintColor, .color),
      PropertyMapping(
        child: "currentPageIndicatorTintColor", .currentPageIndicatorTintColor, .color),
    ])

  /// Its values come from code.
  static let picker = ElementMapping("pickerView", .picker)

  static let progressView = ElementMapping(
    "progressView", .progressView,
    [
      PropertyMapping("progress", .progress, .double),
      PropertyMapping("progressViewStyle", .style, .members("bar")),
      PropertyMapping(child: "progressTintColor", .progressTintColor, .color),
      PropertyMapping(child: "trackTintColor", .trackTintColor, .color),
    ])

  static let refreshControl = ElementMapping("refreshControl", .refreshControl)

  static let segmentedControl = ElementMapping(
    "segmentedControl", .segmentedControl,
    [
      PropertyMapping("selectedSegmentIndex", .selectedSegmentIndex, .int),
      PropertyMapping("momentary", .isMomentary, .bool),
      PropertyMapping(
        "apportionsSegmentWidthsByContent", .apportionsSegmentWidthsByContent, .bool),
      PropertyMapping(child: "backgroundColor", .backgroundColor, .color),
    ]
  ) { reader, control, _ in
    guard let segments = reader.tree.child("segments", of: control) else { return }
    for segment in reader.tree.children(of: segments) where reader.tree.isNamed(segment, "segment")
    {
      let part = reader.open(.segment, at: segment)
      reader.setText(.title, of: part, from: "title", of: segment)
      reader.setImage(.image, of: part, from: "image", of: segment)
      reader.countAttributes(of: segment, [])
      if reader.tree.has("enabled", "NO", segment) {
        reader.builder.set(.isEnabled, of: part, to: .bool(false), at: reader.origin(segment))
      }
      reader.close()
    }
  }

  static let slider = ElementMapping(
    "slider", .slider,
    [
      PropertyMapping("value", .value, .double),
      PropertyMapping("minValue", .minimumValue, .double),
      PropertyMapping("maxValue", .maximumValue, .double),
      PropertyMapping("continuous", .isContinuous, .bool),
      PropertyMapping("minimumValueImage", .minimumValueImage, .image),
      PropertyMapping("maximumValueImage", .maximumValueImage, .image),
      PropertyMapping(child: "minimumTrackTintColor", .minimumTrackTintColor, .color),
      PropertyMapping(child: "maximumTrackTintColor", .maximumTrackTintColor, .color),
      PropertyMapping(child: "thumbTintColor", .thumbTintColor, .color),
    ])

  static let stepper = ElementMapping(
    "stepper", .stepper,
    [
      PropertyMapping("value", .value, .double),
      PropertyMapping("minimumValue", .minimumValue, .double),
      PropertyMapping("maximumValue", .maximumValue, .double),
      PropertyMapping("stepValue", .stepValue, .double),
      PropertyMapping("wraps", .wraps, .bool),
      PropertyMapping("autorepeat", .autorepeat, .bool),
      PropertyMapping("continuous", .isContinuous, .bool),
    ])

  static let `switch` = ElementMapping(
    "switch", .switch,
    [
      PropertyMapping("on", .isOn, .bool),
      PropertyMapping(child: "onTintColor", .onTintColor, .color),
    ]
  ) { $0.keep("title", in: nil, of: $1, $2) }
}
