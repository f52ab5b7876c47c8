import CtlCatalogue
import CtlRuntime
import UIKit

// The properties of the controls that show values.

@MainActor
func rgb(_ hex: UInt32) -> UIColor {
  UIColor(
    red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
    blue: CGFloat(hex & 255) / 255, alpha: 1)
}

@MainActor
func width(of view: UIView) -> CGFloat? {
  NSLayoutConstraint.all.first { $0.firstItem === view.widthAnchor && $0.isActive }?.constant
}

extension Followed {
  @MainActor static var indicators: [Followed] {
    let indicator = UIActivityIndicatorView.self
    return shown(
      ActivityIndicator.self, "spinning", .common, indicator,
      [
        .isAnimating: { $0.isAnimating }, .hidesWhenStopped: { !$0.hidesWhenStopped },
      ])
      + shown(
        ActivityIndicator.self, "busy", .everything, indicator,
        [.style: { $0.style == .large }, .color: { $0.color == rgb(0x333333) }])
      + shown(
        ActivityIndicator.self, "working", .common, indicator, [.while: { $0.isAnimating }])
      + left(.activityIndicator, rulesOnly, .duration)
      + shown(
        NetworkActivityIndicator.self, "networkActivityIndicator1", .common, indicator,
        [.isVisible: { $0.isAnimating }])
      + left(
        .networkActivityIndicator, "it becomes `isVisible` while its task runs: `indicators()`",
        .while)
      + left(.networkActivityIndicator, rulesOnly, .duration)
      + shown(
        CtlRuntime.ProgressView.self, "progress", .everything, UIProgressView.self,
        [
          .progress: { $0.progress == 0.25 }, .style: { $0.progressViewStyle == .bar },
          .progressTintColor: { $0.progressTintColor == rgb(0x0B0B0B) },
        ])
      + shown(
        CtlRuntime.ProgressView.self, "progress", .remaining, UIProgressView.self,
        [
          .trackTintColor: { $0.trackTintColor == rgb(0x0C0C0C) },
          .progressImage: { $0.progressImage?.name == "track" },
          .trackImage: { $0.trackImage?.name == "paper" },
        ])
      + left(.progressView, rulesOnly, .duration)
      + shown(
        CtlRuntime.RefreshControl.self, "refresher", .everything, UIRefreshControl.self,
        [.title: { $0.attributedTitle?.string == "Again" }])
      + shown(
        CtlRuntime.RefreshControl.self, "refresher", .remaining, UIRefreshControl.self,
        [.isRefreshing: { $0.isRefreshing }])
  }

  @MainActor static var values: [Followed] {
    shown(
      CtlRuntime.Slider.self, "levelSlider", .everything, UISlider.self,
      [
        .value: { $0.value == 0.25 }, .isContinuous: { !$0.isContinuous },
        .minimumValueImage: { $0.minimumValueImage != nil },
        .maximumValueImage: { $0.maximumValueImage?.name == "paper" },
        .thumbImage: {
          $0.thumbImage(for: .normal)?.name == "thumb"
            && $0.thumbImage(for: .highlighted)?.name == "track"
        },
        .minimumTrackImage: { $0.minimumTrackImage(for: .normal)?.name == "track" },
        .maximumTrackImage: { $0.maximumTrackImage(for: .normal)?.name == "track" },
        .minimumTrackTintColor: { $0.minimumTrackTintColor == rgb(0x010203) },
        .maximumTrackTintColor: { $0.maximumTrackTintColor == rgb(0x040506) },
        .thumbTintColor: { $0.thumbTintColor == rgb(0x112233) },
        .width: { width(of: $0) == 200 },
      ])
      + shown(
        CtlRuntime.Slider.self, "range", .remaining, UISlider.self,
        [.minimumValue: { $0.minimumValue == 2 }, .maximumValue: { $0.maximumValue == 8 }])
      + left(.slider, rulesOnly, .controls)
      + shown(
        CtlRuntime.Stepper.self, "copiesStepper", .everything, UIStepper.self,
        [
          .minimumValue: { $0.minimumValue == 1 }, .maximumValue: { $0.maximumValue == 20 },
          .value: { $0.value == 3 }, .isContinuous: { !$0.isContinuous },
          .autorepeat: { !$0.autorepeat }, .wraps: { $0.wraps },
          .incrementImage: {
            $0.incrementImage(for: .normal)?.name == "thumb"
              && $0.incrementImage(for: .highlighted)?.name == "track"
          },
          .backgroundImage: { $0.backgroundImage(for: .normal)?.name == "paper" },
          .dividerImage: {
            $0.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal)?.name
              == "track"
          },
        ])
      + shown(
        CtlRuntime.Stepper.self, "count", .remaining, UIStepper.self,
        [
          .stepValue: { $0.stepValue == 2 },
          .decrementImage: { $0.decrementImage(for: .normal)?.name == "track" },
          .renderingMode: { $0.incrementImage(for: .normal)?.renderingMode == .alwaysTemplate },
        ])
      + left(.stepper, rulesOnly, .changes)
      + left(.stepper, "the label shows the value by its own text", .valueLabel)
      + shown(
        Switch.self, "onSwitch", .common, UISwitch.self, [.isOn: { $0.isOn }])
      + shown(
        Switch.self, "onSwitch", .everything, UISwitch.self,
        [
          .states: { $0.accessibilityValue == "Never" },
          .onTintColor: { $0.onTintColor == rgb(0x00FF00) },
        ])
      + left(.switch, "what it affects follows by the conditions of the file", .affects)
  }

  @MainActor static var choices: [Followed] {
    shown(
      CtlRuntime.SegmentedControl.self, "sizes", .everything, UISegmentedControl.self,
      [
        .apportionsSegmentWidthsByContent: { $0.apportionsSegmentWidthsByContent },
        .backgroundColor: { $0.backgroundColor == rgb(0xEEEEEE) },
        .contentPositionAdjustment: {
          $0.contentPositionAdjustment == UIOffset(horizontal: 1, vertical: 2)
        },
        .selection: { $0.selectedSegmentIndex == 1 },
      ])
      + shown(
        CtlRuntime.SegmentedControl.self, "moments", .everything, UISegmentedControl.self,
        [.isMomentary: { $0.isMomentary }])
      + shown(
        CtlRuntime.SegmentedControl.self, "parts", .remaining, UISegmentedControl.self,
        [
          .selectedSegmentIndex: { $0.selectedSegmentIndex == 0 },
          .backgroundImage: {
            $0.backgroundImages.mapValues(\.name) == [.normal: "paper", .highlighted: "thumb"]
          },
          .dividerImage: { $0.dividerImages["0.0"]?.name == "track" },
          .width: { width(of: $0) == 150 },
        ])
      + left(.segmentedControl, rulesOnly, .choices, .contentPositionChecked)
      + shown(
        CtlRuntime.PageControl.self, "dots", .everything, UIPageControl.self,
        [
          .numberOfPages: { $0.numberOfPages == 5 }, .currentPage: { $0.currentPage == 1 },
          .pageIndicatorTintColor: { $0.pageIndicatorTintColor == rgb(0xAAAAAA) },
          .currentPageIndicatorTintColor: {
            $0.currentPageIndicatorTintColor == rgb(0x0A0A0A)
          },
          .hidesForSinglePage: { $0.hidesForSinglePage },
        ])
      + shown(
        CtlRuntime.PageControl.self, "dots", .remaining, UIPageControl.self,
        [.width: { width(of: $0) == 100 }])
      + left(
        .pageControl, "UIKit ignores it since iOS 14: a tapped page shows at once",
        .defersCurrentPageDisplay)
      + left(.pageControl, rulesOnly, .views, .purpose, .placement, .pages)
      + shown(
        CtlRuntime.Picker.self, "picker1", .common, UIPickerView.self,
        [
          .wheels: {
            $0.numberOfComponents == 2
              && $0.delegate?.pickerView($0, titleForRow: 1, forComponent: 0) == "b"
          },
          .selectedRows: { $0.numberOfComponents == 2 && $0.selectedRow(inComponent: 0) == 1 },
        ])
      + left(.picker, "a single wheel is a part: its `selection` is followed there", .selection)
      + left(.picker, rulesOnly, .presentation, .familiar)
      + shown(
        CtlRuntime.DatePicker.self, "dueDate", .everything, UIDatePicker.self,
        [
          .date: { ISO8601DateFormatter().string(from: $0.date) == "2026-01-31T00:30:00Z" },
          .minimumDate: { $0.minimumDate != nil }, .maximumDate: { $0.maximumDate != nil },
          .minuteInterval: { $0.minuteInterval == 15 },
          .locale: { $0.locale?.identifier == "de_DE" },
          .calendar: { $0.calendar.identifier == .buddhist },
          .timeZone: { $0.timeZone?.identifier == "Asia/Tokyo" },
        ])
      + shown(
        CtlRuntime.DatePicker.self, "timer", .everything, UIDatePicker.self,
        [
          .mode: { $0.datePickerMode == .countDownTimer },
          .countDownDuration: { $0.countDownDuration == 600 },
        ])
      + shown(
        CtlRuntime.DatePicker.self, "clock", .remaining, UIDatePicker.self,
        [.showsAMPM: { $0.locale?.identifier.contains("h23") == true }])
      + shown(
        CtlRuntime.DatePicker.self, "compact", .common, UIDatePicker.self,
        [.presentation: { $0.preferredDatePickerStyle == .compact }])
      + left(.datePicker, "they follow from the mode, and their order from the locale", .wheels)
  }

  @MainActor static var buttons: [Followed] {
    shown(
      CtlRuntime.Button.self, "start", .everything, UIButton.self,
      [
        .title: { $0.configuration?.title == "Start" },
        .backgroundImage: { $0.configuration?.background.image?.name == "paper" },
        .border: { $0.configuration?.background.strokeWidth == 1 },
        .width: { width(of: $0) == 120 },
        .contentHorizontalAlignment: { $0.contentHorizontalAlignment == .left },
        .contentVerticalAlignment: { $0.contentVerticalAlignment == .top },
      ])
      + shown(
        CtlRuntime.Button.self, "pictured", .common, UIButton.self,
        [.image: { $0.configuration?.image?.name == "thumb" }])
      + shown(
        CtlRuntime.Button.self, "tinted", .common, UIButton.self,
        [
          .emphasis: { $0.configuration?.look == "tinted" },
          .type: { $0.configuration?.look == "tinted" },
        ])
      + shown(
        CtlRuntime.Button.self, "still", .remaining, UIButton.self,
        [
          .showsHighlight: { $0.configuration?.title == "Still" },
          .role: {
            $0.tintColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
              == rgb(0xFF3B30)
          },
        ])
      + shown(
        RoundedRectangleButton.self, "former", .common, UIButton.self,
        [
          .image: { $0.configuration?.image?.name == "thumb" },
          .backgroundImage: { $0.configuration?.background.image?.name == "paper" },
          .border: { $0.configuration?.background.strokeWidth == 1 },
          .contentHorizontalAlignment: { $0.contentHorizontalAlignment == .right },
          .contentVerticalAlignment: { $0.contentVerticalAlignment == .bottom },
        ])
      + shown(
        RoundedRectangleButton.self, "old", .remaining, UIButton.self,
        [
          .title: { $0.configuration?.title == "Old" },
          .width: { width(of: $0) == 90 },
          .role: {
            $0.tintColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
              == rgb(0xFF3B30)
          },
        ])
      + shown(
        RoundedRectangleButton.self, "strongOld", .common, UIButton.self,
        [
          .emphasis: { $0.configuration?.look == "tinted" },
          .type: { $0.configuration?.look == "tinted" },
        ])
      + left(
        .roundedRectangleButton, "it is that of a button, whose line follows it", .showsHighlight)
      + left(
        .contactAddButton, "a tap opens the contacts and adds there: `PresentingTests`", .addsTo,
        .reveals)
      + left(
        .detailDisclosureButton, "a tap shows that view: `revealing()`", .reveals, .isRevealing)
      + left(.detailDisclosureButton, rulesOnly, .item)
      + shown(
        InfoButton.self, "info", .everything, UIButton.self,
        [.style: { $0.buttonType == .infoLight }])
      + left(
        .infoButton, "a tap shows that view: `revealing()`", .reveals, .isRevealing, .transition)
      + left(.infoButton, rulesOnly, .revealsKind)
  }
}
