;;; ctl-words.el --- The words of Ctl  -*- lexical-binding: t -*-

;;; Commentary:

;; Generated; see Grammar/README.md.

;;; Code:

(defconst ctl-declarations
  '("screen" "component" "enum" "record" "appearance" "var" "let" "action" "event" "task"
    "sample" "style")
  "Words that declare a name.")

(defconst ctl-statements
  '("import" "if" "else" "for" "in" "on")
  "Words that decide what is shown.")

(defconst ctl-sections
  '("layout" "pin" "align" "accessibility" "binding" "slot")
  "Words of sections and of what is in them.")

(defconst ctl-literals
  '("true" "false" "nil")
  "Words that are values.")

(defconst ctl-types
  '("Bool" "Int" "Double" "String" "Color" "Image" "Date" "Duration" "Length" "Font")
  "Types that need no declaration.")

(defconst ctl-functions
  '("min" "max" "abs" "round" "pow" "count" "isEmpty" "prefix" "suffix" "contains"
    "firstIndex" "sum" "sorted" "reversed" "joined" "first" "last" "localized" "uppercased"
    "lowercased" "trimmed" "replacing" "localizedStandardContains" "hasPrefix" "hasSuffix"
    "startOfDay" "startOfMonth" "year" "month" "day" "weekday" "hour" "minute" "daysInMonth"
    "adding" "formatted" "custom" "system" "image" "resizable" "styled")
  "Functions that need no declaration.")

(defconst ctl-kinds
  '("actionSheet" "activityIndicator" "alert" "annotation" "button" "contactAddButton"
    "content" "datePicker" "detailDisclosureButton" "imageView" "infoButton" "label"
    "navigationBar" "networkActivityIndicator" "pageControl" "picker" "popover"
    "progressView" "refreshControl" "roundedRectangleButton" "row" "scrollView" "searchBar"
    "section" "segment" "segmentedControl" "slider" "stack" "statusBar" "stepper"
    "swipeAction" "switch" "tab" "tabBar" "table" "textField" "textView" "toolbar" "view"
    "volumeView" "wheel")
  "Kinds of elements.")

(defconst ctl-properties
  '("acceptsKeyboardInput" "accessory" "addsTo" "adjustment" "affects" "alignment"
    "allowsDirectSelection" "apportionsSegmentWidthsByContent" "attributedText"
    "automaticUpdates" "autorepeat" "axis" "background" "backgroundColor" "backgroundImage"
    "badgeValue" "bezel" "border" "borderStyle" "calendar" "changes" "choices"
    "clearButtonMode" "color" "content" "contentHorizontalAlignment" "contentInset"
    "contentMode" "contentOffset" "contentPositionAdjustment" "contentPositionChecked"
    "contentVerticalAlignment" "controls" "countDownDuration" "currentPage"
    "currentPageIndicatorTintColor" "date" "decorative" "decrementImage"
    "defersCurrentPageDisplay" "delegate" "describedBy" "device" "dividerImage" "duration"
    "editable" "emphasis" "familiar" "font" "footer" "frame" "height" "hidesForSinglePage"
    "hidesWhenStopped" "hint" "identifier" "image" "incrementImage" "inputMethod"
    "isAnimating" "isContinuous" "isCopyable" "isEnabled" "isHidden" "isHighlighted"
    "isMomentary" "isOn" "isPagingEnabled" "isPresented" "isRefreshing" "isRevealing"
    "isSecureTextEntry" "isSelected" "isUserInteractionEnabled" "isVisible" "item"
    "keyboardLanguage" "keyboardLayout" "keyboardType" "label" "leftView" "leftViewMode"
    "lines" "locale" "margins" "maxLength" "maximumDate" "maximumTrackImage"
    "maximumTrackTintColor" "maximumValue" "maximumValueImage" "message" "minimumDate"
    "minimumTrackImage" "minimumTrackTintColor" "minimumValue" "minimumValueImage"
    "minuteInterval" "mode" "numberOfLines" "numberOfPages" "onTintColor" "options"
    "orientation" "pageIndicatorTintColor" "pages" "placeholder" "placement" "presentation"
    "progress" "progressImage" "progressTintColor" "purpose" "renderingMode" "reveals"
    "revealsKind" "rightView" "rightViewMode" "role" "screen" "segments" "selectedIndex"
    "selectedRows" "selectedSegmentIndex" "selection" "showsAMPM" "showsHighlight"
    "showsValue" "size" "spacing" "states" "step" "stepValue" "style" "subtitle" "text"
    "textAlignment" "textColor" "thumbImage" "thumbTintColor" "timeZone" "tintColor" "title"
    "trackImage" "trackTintColor" "traits" "transition" "type" "value" "valueLabel" "values"
    "views" "wheels" "while" "width" "widthClass" "wraps")
  "Properties of all kinds.")

(provide 'ctl-words)
;;; ctl-words.el ends here
