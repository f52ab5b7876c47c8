import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperTemplateIconInToolbar = Rule(about, visits: .kinds([.stepper])) { stepper in
    guard stepper.container?.is(.toolbar) ?? false, stepper.member(.renderingMode) == "automatic"
    else { return }
    let icons = [PropertyName.incrementImage, .decrementImage].flatMap { stepper.allWritten($0) }
    let automatic = icons.first { icon in
      guard case .image(let image)? = icon.value else { return false }
      return image.renderingMode ?? "automatic" == "automatic"
    }
    guard let automatic else { return }
    stepper.report(
      about, at: .value(automatic),
      label: Message("drawn as a silhouette in the tint", "显示为着色的剪影")(),
      notes: [
        Message(
          "Write `renderingMode: .alwaysTemplate` if a silhouette is what you want.",
          "如果就是想要剪影，请写 `renderingMode: .alwaysTemplate`。")()
      ],
      fixes: [stepper.set(.renderingMode, to: ".alwaysOriginal", .suggestion)])
  }
}

private let about = Code(
  "stepper/template-icon-in-toolbar", .advice,
  title: Message("in a toolbar the icon becomes a template image", "在工具栏中图标会被渲染为模板图片"),
  why: Message(
    "A toolbar takes the colours out of the icons of a stepper and fills their shape with the tint. "
      + "A colourful icon turns into a blot; its rendering mode says that it should stay as it is.",
    "工具栏会去掉步进器图标的颜色，用着色填充其形状，彩色图标会变成一团色块。设置渲染方式可以保留原样。"),
  citation: Citation([.catalogSteppers], "Icons"),
  bad: [
    """
    screen Player {
      toolbar {
        label speedLabel "Speed"
        stepper { describedBy: speedLabel; incrementImage: "hare" }
        //                                                 ^^^^^^
      }
    }
    """,
    """
    screen Player {
      toolbar {
        label speedLabel "Speed"
        stepper {
          describedBy: speedLabel
          renderingMode: .automatic
          incrementImage: image("hare", renderingMode: .alwaysOriginal)
          decrementImage(highlighted): "tortoise"
          //                           ^^^^^^^^^^
        }
      }
    }
    """,
  ],
  good: [
    """
    screen Player {
      content {
        label speedLabel "Speed"
        stepper { describedBy: speedLabel; incrementImage: "hare" }
      }
      toolbar {
        label toolLabel "Speed"
        stepper { describedBy: toolLabel; incrementImage: "hare"; renderingMode: .alwaysOriginal }
        stepper {
          describedBy: toolLabel
          incrementImage: image("hare", renderingMode: .alwaysTemplate)
        }
      }
    }
    """
  ], fix: .suggestion)
