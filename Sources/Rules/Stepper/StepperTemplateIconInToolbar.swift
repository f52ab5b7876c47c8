import CtlCatalogue
import CtlChecker
import CtlDiagnostics

extension Rule {
  static let stepperTemplateIconInToolbar = Rule(
    about, visits: .kinds([.stepper]), having: [.incrementImage, .decrementImage]
  ) { stepper in
    guard stepper.container?.is(.toolbar) ?? false, stepper.member(.renderingMode) == "automatic"
    else { return }
    let names: [PropertyName] = [.incrementImage, .decrementImage]
    let automatic = names.flatMap { stepper.allWritten($0) }.first { isAutomatic($0.value) }
    // Of the appearance, the properties that the stepper does not set itself.
    let name = names.first { name in
      stepper.byAppearance(name).contains { set in
        isAutomatic(set.program.constant(set.entry.expression))
          && !stepper.allWritten(name).contains { $0.entry.state == set.entry.state }
      }
    }
    guard automatic != nil || name != nil else { return }
    stepper.report(
      about, at: automatic.map { .value($0) } ?? .kind,
      label: Message("drawn as a silhouette in the tint", "显示为着色的剪影")(),
      looks: automatic == nil ? name.map { [$0] } ?? [] : [],
      notes: [
        Message(
          "Write `renderingMode: .alwaysTemplate` if a silhouette is what you want.",
          "如果就是想要剪影，请写 `renderingMode: .alwaysTemplate`。")()
      ],
      fixes: [stepper.set(.renderingMode, to: ".alwaysOriginal", .suggestion)])
  }
}

private func isAutomatic(_ value: Value?) -> Bool {
  guard case .image(let image)? = value else { return false }
  return image.renderingMode ?? "automatic" == "automatic"
}

private let about = Code(
  "stepper/template-icon-in-toolbar", .advice,
  title: Message("in a toolbar the icon becomes a template image", "在工具栏中图标会被渲染为模板图片"),
  why: Message(
    "A toolbar removes the colors from the icons of a stepper and fills their shape with the "
      + "tint. A colorful icon turns into a blot; a rendering mode can keep it as it is.",
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
    """
    appearance stepper { incrementImage: "hare" }
    //                   ^^^^^^^^^^^^^^^^^^^^^^
    screen Player {
      toolbar {
        label speedLabel "Speed"
        stepper { describedBy: speedLabel }
      }
    }
    """,
  ],
  good: .inScreen(
    """
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
    """), fix: .suggestion)
