import CtlCatalogue
import CtlChecker

extension ElementMapping {
  /// Labels, text fields and text views.
  static let texts: [ElementMapping] = [
    ElementMapping(
      "label", .label,
      [
        PropertyMapping("text", .text, .text),
        PropertyMapping("numberOfLines", .numberOfLines, .int),
        alignment, font, textColor,
      ]
    ) { $0.readLongText(of: $1, $2) },
    ElementMapping(
      "textField", .textField,
      [
        PropertyMapping("text", .text, .text),
        PropertyMapping("placeholder", .placeholder, .text),
        PropertyMapping(
          "borderStyle", .borderStyle, .members("line", "bezel", "roundedRect"),
          absent: .member("none")),
        PropertyMapping(
          "clearButtonMode", .clearButtonMode, .members("whileEditing", "unlessEditing", "always")),
        keyboard,
      ]
    ) { reader, field, element in
      for name in ["secureTextEntry", "textContentType"] {
        reader.keep(name, in: "textInputTraits", of: field, element)
      }
    },
    ElementMapping(
      "textView", .textView,
      [PropertyMapping("text", .text, .text), alignment, font, textColor, keyboard]
    ) { $0.readLongText(of: $1, $2) },
  ]

  private static let alignment = PropertyMapping(
    "textAlignment", .textAlignment, .members("center", "right", "justified", "natural"))
  private static let font = PropertyMapping(child: "fontDescription", .font, .font)
  private static let textColor = PropertyMapping(child: "textColor", .textColor, .color)
  private static let keyboard = PropertyMapping(
    "keyboardType", in: "textInputTraits", .keyboardType,
    .member([
      "alphabet": "asciiCapable", "ASCIICapable": "asciiCapable",
      "numbersAndPunctuation": "numbersAndPunctuation", "URL": "URL", "numberPad": "numberPad",
      "phonePad": "phonePad", "namePhonePad": "namePhonePad", "emailAddress": "emailAddress",
      "decimalPad": "decimalPad", "twitter": "twitter", "webSearch": "webSearch",
    ]))

  /// The size of a style that the language has no word for, at the default text size.
  static func points(ofStyle style: String) -> Double {
    switch style {
    case "largeTitle": 34
    case "title1": 28
    case "title2": 22
    case "title3": 20
    case "callout": 16
    default: 17
    }
  }

  /// The styles of text by the names that Interface Builder has for them.
  static let textStyles: [(name: String, style: String)] = [
    ("UICTFontTextStyleHeadline", "headline"), ("UICTFontTextStyleSubhead", "subheadline"),
    ("UICTFontTextStyleBody", "body"), ("UICTFontTextStyleFootnote", "footnote"),
    ("UICTFontTextStyleCaption1", "caption1"), ("UICTFontTextStyleCaption2", "caption2"),
    ("UICTFontTextStyleTitle0", "largeTitle"), ("UICTFontTextStyleTitle1", "title1"),
    ("UICTFontTextStyleTitle2", "title2"), ("UICTFontTextStyleTitle3", "title3"),
    ("UICTFontTextStyleCallout", "callout"),
  ]
}
