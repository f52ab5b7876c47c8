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
      ]),
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
        PropertyMapping("secureTextEntry", in: "textInputTraits", .isSecureTextEntry, .bool),
      ]
    ) { reader, field, element in
      reader.keep("textContentType", in: "textInputTraits", of: field, element)
    },
    ElementMapping(
      "textView", .textView,
      [PropertyMapping("text", .text, .text), alignment, font, textColor, keyboard]),
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
