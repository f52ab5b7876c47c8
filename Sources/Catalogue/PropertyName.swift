/// Every property name of the catalogue, so that a misspelt name in a rule does not compile.
public enum PropertyName: Int, CatalogueName {
  // Every element.
  case tintColor, isHidden, isUserInteractionEnabled
  // Every UIControl kind.
  case isEnabled, isSelected, isHighlighted
  case contentHorizontalAlignment, contentVerticalAlignment
  // The accessibility block.
  case label, hint, value, traits, identifier, frame
  // Controls, alphabetically.
  case accessory, addsTo, adjustment, affects, alignment, allowsDirectSelection
  case apportionsSegmentWidthsByContent, attributedText, automaticUpdates, autorepeat
  case acceptsKeyboardInput
  case background, backgroundColor, backgroundImage, badgeValue, bezel, border, borderStyle
  case calendar, changes, choices, clearButtonMode, color, content, contentMode
  case contentInset, contentOffset, contentPositionAdjustment
  case contentPositionChecked, controls, countDownDuration, currentPage
  case currentPageIndicatorTintColor
  case date, decorative, decrementImage, defersCurrentPageDisplay, delegate, describedBy, device
  case dividerImage, duration
  case editable, emphasis, familiar, font, footer
  case height, hidesForSinglePage, hidesWhenStopped
  case image, incrementImage, isAnimating, isContinuous, isCopyable, isMomentary, isOn
  case isPagingEnabled
  case isPresented, isRefreshing, isRevealing, isSecureTextEntry, isVisible, item
  case keyboardLanguage, keyboardLayout, keyboardType
  case inputMethod
  case leftView, leftViewMode, lines, locale
  case margins, maximumDate, maximumTrackImage, maximumTrackTintColor, maximumValue,
    maximumValueImage
  case maxLength, message, minimumDate, minimumTrackImage, minimumTrackTintColor, minimumValue
  case minimumValueImage, minuteInterval, mode
  case numberOfLines, numberOfPages
  case onTintColor, options, orientation
  case pageIndicatorTintColor, pages, placeholder, placement, presentation, progress
  case progressImage, progressTintColor, purpose
  case renderingMode, reveals, revealsKind, rightView, rightViewMode
  case role, screen
  case segments, selectedIndex, selectedRows, selectedSegmentIndex, selection, showsAMPM
  case showsHighlight
  case showsValue, size, spacing, axis, states, step, stepValue, style
  case subtitle
  case text, textAlignment, textColor, thumbImage, thumbTintColor, timeZone, title, trackImage
  case trackTintColor, transition, type
  case valueLabel, values, views
  case wheels, `while`, width, widthClass, wraps
}
