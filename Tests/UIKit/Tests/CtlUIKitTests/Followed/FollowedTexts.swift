import CtlCatalogue
import CtlRuntime
import UIKit

// The properties of texts, of the companions and of the parts of controls.

extension Followed {
  @MainActor static var texts: [Followed] {
    shown(
      CtlRuntime.Label.self, "caption", .everything, UILabel.self,
      [
        .text: { $0.text == "Copies: 3" }, .font: { $0.font.style == .headline },
        .textColor: {
          $0.textColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
            == rgb(0x222222)
        },
        .isCopyable: { $0.isUserInteractionEnabled && !$0.interactions.isEmpty },
        .textAlignment: { $0.textAlignment == .center }, .numberOfLines: { $0.numberOfLines == 2 },
      ])
      + left(.label, "it says of the lettering that it is hard to read, for rules", .decorative)
      + shown(
        CtlRuntime.TextField.self, "nameField", .everything, UITextField.self,
        [
          .text: { $0.text == "Ann" }, .placeholder: { $0.placeholder == "Your Name" },
          .keyboardType: { $0.keyboardType == .emailAddress },
          .clearButtonMode: { $0.clearButtonMode == .whileEditing },
          .leftView: { ($0.leftView as? UIImageView)?.image?.name == "magnifyingglass" },
          .leftViewMode: { $0.leftViewMode == .always },
          .borderStyle: { $0.borderStyle == .line },
          .content: {
            $0.textContentType == .emailAddress && $0.autocorrectionType == .no
              && $0.autocapitalizationType == .none
          },
        ])
      + shown(
        CtlRuntime.TextField.self, "styledField", .common, UITextField.self,
        [
          .attributedText: { field in
            guard let text = field.attributedText, text.length == 8 else { return false }
            let color = text.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor
            return text.string == "Dear Ann" && color == rgb(0xFF0000)
          },
          .rightView: { ($0.rightView as? UIImageView)?.image?.name == "paper" },
          .rightViewMode: { $0.rightViewMode == .whileEditing },
          .contentHorizontalAlignment: { $0.textAlignment == .right },
          .contentVerticalAlignment: { $0.contentVerticalAlignment == .bottom },
        ])
      + shown(
        CtlRuntime.TextField.self, "narrow", .remaining, UITextField.self,
        [.width: { width(of: $0) == 70 }])
      + shown(
        CtlRuntime.TextField.self, "secret", .common, UITextField.self,
        [.isSecureTextEntry: { $0.isSecureTextEntry }])
      + left(.textField, "it ends what people type: `clamping()`", .maxLength)
  }

  @MainActor static var companions: [Followed] {
    shown(
      CtlRuntime.ImageView.self, "photo", .everything, UIImageView.self,
      [
        .image: { $0.image?.name == "paper" },
        .contentMode: { $0.contentMode == .scaleAspectFill },
        .width: { width(of: $0) == 80 },
        .height: { view in
          NSLayoutConstraint.all.contains {
            $0.firstItem === view.heightAnchor && $0.isActive && $0.constant == 40
          }
        },
      ])
      + shown(
        CtlRuntime.ImageView.self, "wave", .everything, UIImageView.self,
        [.decorative: { !$0.isAccessibilityElement }])
      + shown(
        CtlRuntime.SearchBar.self, "finder", .everything, UISearchBar.self,
        [.text: { $0.text == "tea" }, .placeholder: { $0.placeholder == "Find It" }])
      + shown(
        CtlRuntime.TextView.self, "body", .everything, UITextView.self,
        [
          .text: { $0.text == "One" }, .font: { $0.font?.style == .footnote },
          .keyboardType: { $0.keyboardType == .twitter },
        ])
      + shown(
        CtlRuntime.TextView.self, "story", .remaining, UITextView.self,
        [
          .textColor: { $0.textColor == rgb(0x123456) },
          .textAlignment: { $0.textAlignment == .right },
        ])
      + swipeActions
  }

  @MainActor private static var swipeActions: [Followed] {
    func actions(_ look: Look, _ element: Reference) -> [UIContextualAction] {
      guard let cell = look.find(element), let table = look.all(UITableView.self).first else {
        return []
      }
      for section in 0..<table.numberOfSections {
        for row in 0..<table.numberOfRows(inSection: section) {
          let path = IndexPath(row: row, section: section)
          guard table.cellForRow(at: path) === cell else { continue }
          return table.delegate?.tableView(
            table, trailingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
        }
      }
      return []
    }
    func plain() -> ControlTree { plainContent(CtlRuntime.SwipeAction.self) }
    return seen(
      .swipeAction, .everything, plain: plain,
      [
        .title: { actions($0, "more").map(\.title) == ["Delete", "Flag"] },
        .style: { actions($0, "more").first?.style == .destructive },
      ])
      + seen(
        .swipeAction, .common, plain: plain,
        [
          .tintColor: { actions($0, "line").first?.backgroundColor == tint },
          .isHidden: { actions($0, "line").map(\.title) == ["Red"] },
        ])
      + left(
        .swipeAction, "the system has no such action", .isUserInteractionEnabled, .describedBy)
  }

  @MainActor static var parts: [Followed] {
    func segments() -> ControlTree { plainContent(CtlRuntime.SegmentedControl.self) }
    func wheels() -> ControlTree { plainContent(CtlRuntime.Picker.self) }
    return shown(
      .segment, "moments", .everything, UISegmentedControl.self, plain: segments,
      [
        .title: { $0.numberOfSegments == 3 && $0.titleForSegment(at: 0) == "Back" },
        .image: { $0.numberOfSegments == 3 && $0.imageForSegment(at: 1)?.name == "play" },
        .isEnabled: { $0.numberOfSegments == 3 && !$0.isEnabledForSegment(at: 2) },
      ])
      + shown(
        .segment, "parts", .remaining, UISegmentedControl.self, plain: segments,
        [.width: { $0.numberOfSegments == 2 && $0.widthForSegment(at: 0) == 60 }])
      + shown(
        .wheel, "paperPicker", .everything, UIPickerView.self, plain: wheels,
        [
          .values: {
            $0.numberOfComponents == 2
              && $0.delegate?.pickerView($0, titleForRow: 2, forComponent: 0) == "Letter"
          }
        ])
      + shown(
        .wheel, "sized", .common, UIPickerView.self, plain: wheels,
        [.selection: { $0.numberOfComponents == 1 && $0.selectedRow(inComponent: 0) == 2 }])
      + shown(
        .accessibility, "levelSlider", .everything, UISlider.self,
        plain: { plainContent(CtlRuntime.Slider.self) },
        [
          .label: { $0.accessibilityLabel == "Level" },
          .hint: { $0.accessibilityHint == "How loud it is" },
          .identifier: { $0.accessibilityIdentifier == "level" },
          .value: { $0.accessibilityValue == "25 parts" },
        ])
      + shown(
        .accessibility, "heading", .remaining, UILabel.self,
        plain: { plainContent(CtlRuntime.Label.self) },
        [.traits: { $0.accessibilityTraits == .header }])
      + left(.accessibility, "views have their own; a rule reports it", .frame)
  }
}
