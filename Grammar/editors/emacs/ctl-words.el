;;; ctl-words.el --- The words of Ctl  -*- lexical-binding: t -*-

;;; Commentary:

;; Generated; see Grammar/README.md.

;;; Code:

(defconst ctl-declarations
  '("screen" "component" "enum" "appearance" "var" "let" "action" "task")
  "Words that declare a name.")

(defconst ctl-statements
  '("import" "if" "else" "for" "in" "on")
  "Words that decide what is shown.")

(defconst ctl-sections
  '("layout" "pin" "align" "accessibility" "binding")
  "Words of sections and of what is in them.")

(defconst ctl-literals
  '("true" "false" "nil")
  "Words that are values.")

(defconst ctl-types
  '("Bool" "Int" "Double" "String" "Color" "Image" "Date" "Duration" "Length")
  "Types that need no declaration.")

(defconst ctl-functions
  '("min" "max" "abs" "round" "count" "isEmpty" "uppercased" "formatted" "localized" "custom"
    "system" "image" "resizable" "styled")
  "Functions that need no declaration.")

(defconst ctl-kinds
  '("activityIndicator" "annotation" "button" "contactAddButton" "content" "datePicker"
    "detailDisclosureButton" "infoButton" "label" "navigationBar" "networkActivityIndicator"
    "pageControl" "picker" "popover" "progressView" "refreshControl" "roundedRectangleButton"
    "row" "section" "segment" "segmentedControl" "slider" "stack" "statusBar" "stepper"
    "switch" "table" "textField" "textView" "toolbar" "view" "volumeView" "wheel")
  "Kinds of elements.")

(defconst ctl-properties
  '("acceptsKeyboardInput" "addsTo" "adjustment" "affects" "allowsDirectSelection"
    "apportionsSegmentWidthsByContent" "attributedText" "automaticUpdates" "autorepeat"
    "axis" "background" "backgroundColor" "backgroundImage" "bezel" "border" "borderStyle"
    "calendar" "changes" "choices" "clearButtonMode" "color" "content"
    "contentHorizontalAlignment" "contentPositionAdjustment" "contentPositionChecked"
    "contentVerticalAlignment" "controls" "countDownDuration" "currentPage"
    "currentPageIndicatorTintColor" "date" "decorative" "decrementImage"
    "defersCurrentPageDisplay" "delegate" "describedBy" "device" "dividerImage" "duration"
    "editable" "emphasis" "familiar" "font" "frame" "height" "hidesForSinglePage"
    "hidesWhenStopped" "hint" "identifier" "image" "incrementImage" "inputMethod"
    "isAnimating" "isContinuous" "isCopyable" "isEnabled" "isHidden" "isHighlighted"
    "isMomentary" "isOn" "isRefreshing" "isRevealing" "isSelected" "isUserInteractionEnabled"
    "isVisible" "item" "keyboardLanguage" "keyboardLayout" "keyboardType" "label" "leftView"
    "leftViewMode" "lines" "locale" "maxLength" "maximumDate" "maximumTrackImage"
    "maximumTrackTintColor" "maximumValue" "maximumValueImage" "minimumDate"
    "minimumTrackImage" "minimumTrackTintColor" "minimumValue" "minimumValueImage"
    "minuteInterval" "mode" "numberOfLines" "numberOfPages" "onTintColor" "options"
    "orientation" "pageIndicatorTintColor" "pages" "placeholder" "placement" "presentation"
    "progress" "progressImage" "progressTintColor" "purpose" "renderingMode" "reveals"
    "revealsKind" "rightView" "rightViewMode" "segments" "selectedRows"
    "selectedSegmentIndex" "selection" "showsAMPM" "showsHighlight" "showsValue" "size"
    "spacing" "states" "step" "stepValue" "style" "text" "textAlignment" "textColor"
    "thumbImage" "thumbTintColor" "timeZone" "tintColor" "title" "trackImage"
    "trackTintColor" "traits" "transition" "type" "value" "valueLabel" "values" "views"
    "wheels" "while" "width" "widthClass" "wraps")
  "Properties of all kinds.")

(provide 'ctl-words)
;;; ctl-words.el ends here
