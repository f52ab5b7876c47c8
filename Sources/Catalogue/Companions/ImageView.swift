extension Kind {
  static let imageView = Kind(
    .imageView, role: .companion,
    title: Localized("Image View", "图像视图"),
    documentation: Localized(
      "Shows an image. Only a button shows one that people can tap.",
      "显示一张图片。可以轻击的图片请用按钮。"),
    uikitClass: "UIImageView",
    ownProperties: propertyTable,
    placement: Localized("Anywhere.", "任意位置。"),
    naturalSize: KindSize(width: 64, height: 64),
    defaultTraits: ["image"], hasBaseline: false,
    related: [.button, .label],
    example: exampleFile)
}

private let propertyTable: [Property] = [
  Property(
    .image, .image, appearance: true, source: "U",
    Localized("the image", "图片")),
  Property(
    .contentMode, .oneOf(.imageContentMode), default: .member("scaleAspectFit"), source: "U",
    Localized("how the image fills its place", "图片如何填充其区域")),
  Property(
    .width, .length, range: .atLeast(0), source: "U",
    Localized("the width in points; 64 when unset", "宽度（点）；未设置时为 64")),
  Property(
    .height, .length, range: .atLeast(0), source: "U",
    Localized("the height in points; 64 when unset", "高度（点）；未设置时为 64")),
  Property(
    .decorative, .bool, default: .bool(false), source: "P",
    Localized(
      "whether it only adorns the screen, so that VoiceOver passes over it",
      "是否只起装饰作用；为 true 时旁白会跳过它")),
]

private let exampleFile = #"""
  screen TeaHouse "Tea House" {
    content {
      imageView {
        image: "cup"
        width: 96pt
        height: 96pt
        accessibility { label: "A cup of green tea" }
      }
      label "Sencha"
    }
  }
  """#

extension CaseSet {
  /// How an image fills its place.
  public static let imageContentMode = CaseSet(
    "ImageContentMode", swift: "ImageView.ContentMode",
    ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center"])
}
