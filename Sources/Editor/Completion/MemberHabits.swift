/// Counted in the samples and the well-made files; `UPDATE=1` with `ReplayTests` writes it.
extension Habits {
  static let ofMembers = #"""
    m : * 151 if 7 else 3 on 3 textField 2 close 1 footer 1 label 1 push 1 textView 1
    m  ^: * 77 if 6 label 1 push 1
    m  ^ []: * 26 if 5 push 1
    m  title: * 27 textField 1 textView 1
    m accessibility: label 151 hint 20 traits 7 identifier 1
    m accessibility ^: label 151 hint 10 traits 3
    m accessibility ^ -: label 58 hint 5 traits 2
    m accessibility ^ Bool: label 28 traits 1
    m accessibility ^ []: label 25 hint 2
    m activityIndicator: while 13 style 10 isAnimating 1
    m button: on 270 isEnabled 66 accessibility 48 image 37 title 12 tintColor 9
    m button: backgroundImage 6 emphasis 4 type 4 border 2 contentHorizontalAlignment 1
    m button: contentVerticalAlignment 1 isSelected 1
    m button ^: on 142 isEnabled 62 image 34 title 11 tintColor 9 accessibility 6 type 4
    m button accessibility: on 48
    m button image: accessibility 33 image 3 isSelected 1
    m button isEnabled: on 60 accessibility 6
    m button" ^: on 142 isEnabled 62 tintColor 9 accessibility 6 type 4 title 1
    m button" ^ -: on 73 isEnabled 28 tintColor 7 accessibility 2 type 1
    m button" ^ Bool: on 12 isEnabled 7 accessibility 1
    m button" ^ []: on 19 isEnabled 15 accessibility 2 tintColor 1
    m button" isEnabled: on 60 accessibility 4
    m button" isEnabled -: on 26 accessibility 2
    m button- ^: image 34 title 10
    m button- accessibility: on 36
    m button- image: accessibility 33 image 3 isSelected 1
    m component: label 9 row 9 stack 5 stepper 5 event 3 slider 3
    m component ^: label 9 row 7 stack 4 event 2
    m component ^ -: label 9 row 7 stack 4 event 2
    m content: label 112 button 52 if 20 background 16 else 14 slider 14 textField 13
    m content: * 10 pageControl 9 segmentedControl 9 stack 9 view 9 progressView 8
    m content: imageView 7 layout 7 volumeView 6 annotation 5 for 5 stepper 5
    m content: activityIndicator 4 datePicker 4 textView 4 infoButton 3 picker 2
    m content: allow 1
    m content ^: label 53 button 19 background 16 view 5 datePicker 4 * 3 annotation 3
    m content ^: if 3 segmentedControl 3 for 2 imageView 2 stack 2 textField 2
    m content ^: textView 2 picker 1 progressView 1
    m content ^ -: label 23 background 7 button 7 annotation 3 view 3 for 2 if 1 imageView 1
    m content ^ Bool: label 8 background 2 button 2 datePicker 2 * 1 imageView 1
    m content background: label 9 if 2 imageView 2 allow 1 annotation 1 button 1 stack 1
    m content button: button 14 label 3 activityIndicator 2 if 2 imageView 1 layout 1 slider 1
    m content if: else 14 pageControl 4 if 3 label 2 button 1 imageView 1 textField 1
    m content if: textView 1
    m content label: label 22 slider 11 button 9 progressView 6 textField 6
    m content label: pageControl 4 stepper 4 for 3 segmentedControl 3 if 2 stack 2
    m content label: * 1 activityIndicator 1 infoButton 1 picker 1 view 1 volumeView 1
    m content label -: label 12 button 3 if 2 slider 2 pageControl 1 progressView 1
    m content label -: segmentedControl 1 textField 1
    m content label Bool: label 5 slider 5 button 3 pageControl 1 segmentedControl 1
    m content label Bool: stack 1 textField 1
    m datePicker: mode 36 date 33 minuteInterval 19 accessibility 12 minimumDate 7
    m datePicker: countDownDuration 6 isEnabled 6 maximumDate 5 presentation 4
    m datePicker: showsAMPM 1 timeZone 1 wheels 1
    m datePicker ^: mode 34 date 5
    m datePicker ^ Date: mode 18 date 5
    m datePicker date: minuteInterval 9 minimumDate 6 accessibility 3 maximumDate 3
    m datePicker date: mode 2 presentation 2
    m datePicker date -: minuteInterval 6 maximumDate 3 minimumDate 3 mode 2
    m datePicker date -: presentation 2 accessibility 1
    m datePicker mode: date 25 countDownDuration 6 minuteInterval 4 maximumDate 1
    m datePicker mode Date: date 23 minuteInterval 2
    m detailDisclosureButton: reveals 10 accessibility 9 on 3
    m file: screen 205 enum 77 record 31 import 27 component 22 let 13 appearance 5
    m file: style 5 allow 1
    m file ^: screen 65 enum 59 record 24 import 20 component 7 let 4 style 2
    m file ^ -: screen 65 enum 59 record 24 import 20 component 7 let 4 style 2
    m file component: screen 14 component 4 appearance 1 style 1
    m file component -: screen 14 component 4 appearance 1 style 1
    m file enum: screen 56 enum 7 record 7 component 5 let 2 allow 1
    m file enum -: screen 56 enum 7 record 7 component 5 let 2 allow 1
    m file import: screen 11 enum 8 import 7 component 1
    m file import -: screen 11 enum 8 import 7 component 1
    m file record: screen 27 component 3
    m file record -: screen 27 component 3
    m file screen: screen 28 component 1 enum 1
    m file screen -: screen 28 component 1 enum 1
    m imageView: image 9 accessibility 7 decorative 2 contentMode 1
    m infoButton: reveals 6 style 5 accessibility 3 transition 3 revealsKind 2
    m label: font 72 textColor 48 numberOfLines 13 textAlignment 10 accessibility 4
    m label: isCopyable 4 style 4 text 3
    m label ^: font 68 textColor 21 numberOfLines 7 style 4 text 3 isCopyable 2
    m label ^: accessibility 1
    m label font: textColor 26 textAlignment 6 numberOfLines 2 isCopyable 1
    m label" ^: font 64 textColor 20 numberOfLines 7 style 4 isCopyable 2 accessibility 1
    m label" ^ -: font 27 textColor 8 numberOfLines 4 style 2 accessibility 1 isCopyable 1
    m label" ^ Bool: font 13 style 2 textColor 2
    m label" font: textColor 23 textAlignment 6 numberOfLines 2 isCopyable 1
    m layout: pin 31 * 21 align 20
    m layout align: align 9 pin 5 * 2
    m layout pin: pin 16 align 8 * 1
    m navigationBar: button 44 segmentedControl 8 label 1 progressView 1 stepper 1
    m navigationBar ^: button 27 segmentedControl 8 label 1 progressView 1
    m navigationBar- ^: button 27 segmentedControl 8 label 1 progressView 1
    m networkActivityIndicator: while 31
    m networkActivityIndicator ^: while 31
    m pageControl: currentPage 13 numberOfPages 13 accessibility 9 on 6 currentPageIndicatorTintColor 5
    m pageControl: pageIndicatorTintColor 5 hidesForSinglePage 1 pages 1 views 1
    m picker: selection 11 wheel 8 accessibility 5 on 2 selectedRows 1
    m picker ^: selection 11 wheel 5
    m progressView: progress 21 accessibility 9 style 4 trackTintColor 3 describedBy 2
    m progressView: progressTintColor 2 duration 1 isHidden 1 progressImage 1
    m progressView ^: progress 17 style 4 progressTintColor 1
    m refreshControl: on 14 title 6 isRefreshing 4 tintColor 1
    m row: switch 114 label 106 textField 97 on 55 segmentedControl 48 stepper 40
    m row: button 33 datePicker 32 slider 27 subtitle 21 swipeAction 14 picker 13
    m row: accessory 12 * 10 progressView 8 detailDisclosureButton 7 layout 4
    m row: textView 4 activityIndicator 3 if 3 image 3 isHidden 3 else 2 contactAddButton 1
    m row: imageView 1 title 1
    m row ^: switch 108 label 97 textField 95 segmentedControl 47 datePicker 32
    m row ^: on 28 button 26 slider 25 subtitle 20 picker 13 * 10 accessory 8
    m row ^: detailDisclosureButton 6 progressView 4 textView 4 activityIndicator 3
    m row ^: isHidden 3 if 2 imageView 1 stepper 1 title 1
    m row label: stepper 38 label 7 progressView 4 button 2 slider 2 segmentedControl 1
    m row subtitle: on 5 accessory 4 switch 4 image 3 detailDisclosureButton 1 swipeAction 1
    m row" ^: switch 108 textField 93 segmentedControl 46 datePicker 28 on 28
    m row" ^: slider 23 subtitle 20 label 12 picker 12 accessory 8 detailDisclosureButton 6
    m row" ^: progressView 4 isHidden 3 button 2 if 2 activityIndicator 1 stepper 1
    m row" ^: textView 1
    m row" ^ -: textField 14 label 9 datePicker 7 switch 6 slider 5 on 4 accessory 3
    m row" ^ -: detailDisclosureButton 2 picker 2 isHidden 1 progressView 1
    m row" ^ -: segmentedControl 1 subtitle 1
    m row" ^ Bool: switch 77 on 3 isHidden 1 label 1 slider 1
    m row" ^ Date: datePicker 19 segmentedControl 1 switch 1 textField 1
    m row" ^ Double: slider 15 switch 2 datePicker 1 label 1 on 1 picker 1
    m row" ^ String: textField 63 accessory 3 on 3 segmentedControl 3 switch 3
    m row" ^ String: subtitle 2 label 1 picker 1 textView 1
    m row" ^ []: subtitle 17 switch 14 on 13 textField 11 detailDisclosureButton 4
    m row" ^ []: progressView 3 button 2 if 2 accessory 1 activityIndicator 1
    m row" ^ []: isHidden 1 segmentedControl 1 slider 1
    m row" ^ enum: segmentedControl 38 picker 6 textField 2
    m row" subtitle: on 5 accessory 4 switch 4 image 3 detailDisclosureButton 1 swipeAction 1
    m row- ^: label 85 button 24 * 10 datePicker 4 textView 3 activityIndicator 2
    m row- ^: slider 2 textField 2 imageView 1 picker 1 segmentedControl 1 title 1
    m row- ^ -: label 32 button 22 slider 1 title 1
    m row- ^ []: label 26 activityIndicator 2 * 1 button 1 textField 1
    m row- label: stepper 28 label 7 progressView 4 button 2 slider 2 segmentedControl 1
    m row- label Int: stepper 18 label 1
    m screen: var 613 action 274 table 142 toolbar 91 content 80 task 48 let 46
    m screen: device 41 navigationBar 37 statusBar 32 tintColor 31 background 15
    m screen: on 15 sample 11 orientation 5 searchBar 5 alert 4 pageControl 4
    m screen: popover 4 tabBar 4 actionSheet 3 appearance 2 scrollView 1 widthClass 1
    m screen ^: var 131 device 41 content 10 let 10 background 4 action 3 tintColor 3
    m screen ^: table 2 task 1
    m screen action: action 127 table 54 content 39 statusBar 26 navigationBar 20
    m screen action: on 2 sample 2 popover 1 searchBar 1 toolbar 1 var 1
    m screen content: toolbar 24 table 15 pageControl 3 content 2 popover 2 navigationBar 1
    m screen device: tintColor 16 var 12 background 8 orientation 4 widthClass 1
    m screen let: action 16 var 12 let 7 task 7 table 3 navigationBar 1
    m screen navigationBar: table 21 content 14 searchBar 1
    m screen statusBar: table 18 navigationBar 8 content 4 scrollView 1 searchBar 1
    m screen table: toolbar 63 content 6 alert 4 actionSheet 2
    m screen task: action 32 sample 5 task 5 var 5 on 1
    m screen tintColor: var 27 let 3 appearance 1
    m screen var: var 420 action 95 task 35 let 25 table 18 navigationBar 6
    m screen var: content 5 tabBar 4 sample 2 statusBar 2 searchBar 1
    m screen" ^: var 130 device 41 content 10 let 10 background 4 action 3 tintColor 3
    m screen" ^: table 2 task 1
    m screen" ^ -: var 79 device 24 content 7 let 7 background 3 action 2 table 1 tintColor 1
    m screen" ^ Bool: var 13 device 2 background 1
    m screen" action: action 126 table 54 content 38 statusBar 26 navigationBar 20
    m screen" action: on 2 sample 2 popover 1 searchBar 1 toolbar 1 var 1
    m screen" action -: action 46 table 38 content 15 navigationBar 12 statusBar 7
    m screen" action -: popover 1 toolbar 1 var 1
    m screen" action Bool: action 14 content 9 navigationBar 1 statusBar 1 table 1
    m screen" action Double: action 8 statusBar 6 content 2 navigationBar 1
    m screen" action Int: action 11 content 3 statusBar 3 navigationBar 1 table 1
    m screen" action []: action 31 statusBar 9 table 8 navigationBar 4 on 2
    m screen" action []: sample 2 searchBar 1
    m screen" content: toolbar 24 table 14 pageControl 3 content 2 popover 2 navigationBar 1
    m screen" content -: toolbar 7 table 4 pageControl 3 content 1 popover 1
    m screen" device: tintColor 16 var 12 background 8 orientation 4 widthClass 1
    m screen" device -: var 11 tintColor 10 orientation 2 background 1
    m screen" let: action 16 var 12 let 7 task 7 table 3 navigationBar 1
    m screen" let -: action 9 var 8 task 4 let 2 navigationBar 1
    m screen" navigationBar: table 21 content 14 searchBar 1
    m screen" statusBar: table 18 navigationBar 8 content 4 scrollView 1 searchBar 1
    m screen" table: toolbar 63 content 6 alert 4 actionSheet 2
    m screen" table -: toolbar 32 content 3 actionSheet 2 alert 1
    m screen" table []: toolbar 20 alert 2 content 1
    m screen" task: action 32 sample 5 task 5 var 5 on 1
    m screen" task []: action 11 sample 4 task 2 var 1
    m screen" tintColor: var 27 let 3 appearance 1
    m screen" tintColor -: var 15 let 1
    m screen" var: var 418 action 94 task 35 let 25 table 18 navigationBar 6
    m screen" var: content 5 tabBar 4 sample 2 statusBar 2 searchBar 1
    m screen" var -: var 246 action 56 let 13 table 12 task 6 content 3 navigationBar 1
    m screen" var Bool: var 24 action 7 let 3 task 3 content 1 navigationBar 1
    m screen" var Bool: statusBar 1 table 1
    m screen" var Double: var 24 task 7 action 4 let 1
    m screen" var Int: var 14 let 3 task 3 action 2 tabBar 2
    m screen" var String: var 13 action 7 let 2 table 2 content 1
    m screen" var []: var 74 task 15 action 14 table 3 sample 2 tabBar 2 let 1
    m screen" var []: searchBar 1 statusBar 1
    m section: row 327 if 27 for 26 footer 11 * 10 else 9 allow 1
    m section ^: row 185 for 24 footer 11 * 6 if 2 allow 1
    m section row: row 122 if 22 for 1
    m section" ^: row 152 for 23 footer 9 * 5 if 2 allow 1
    m section" ^ -: row 38 for 4 footer 2
    m section" ^ Bool: row 19 * 2 footer 1 for 1
    m section" ^ []: row 43 for 16 footer 3 if 2 * 1 allow 1
    m section" ^ enum: row 16
    m section" row: row 95 if 21 for 1
    m section" row -: row 31 if 12 for 1
    m section" row Bool: row 16 if 1
    m section" row String: row 15 if 2
    m section- ^: row 33 footer 2 * 1 for 1
    m section- ^ -: row 14 footer 2
    m section- row: row 27 if 1
    m segmentedControl: selection 62 segment 17 accessibility 14 backgroundImage 4
    m segmentedControl: isEnabled 4 on 4 selectedSegmentIndex 4 width 4 dividerImage 3
    m segmentedControl: isMomentary 2 choices 1 contentPositionAdjustment 1
    m segmentedControl: contentPositionChecked 1
    m segmentedControl ^: selection 62 segment 5 isMomentary 1
    m segmentedControl ^ enum: selection 56
    m segmentedControl segment: segment 11 selectedSegmentIndex 4 isMomentary 1 on 1
    m segmentedControl selection: accessibility 8 isEnabled 4 width 2 backgroundImage 1 on 1
    m slider: value 44 accessibility 18 maximumValueImage 16 minimumValueImage 16
    m slider: describedBy 9 thumbImage 8 on 7 isEnabled 6 maximumValue 6 minimumValue 4
    m slider: maximumTrackTintColor 2 minimumTrackTintColor 2 controls 1 isContinuous 1
    m slider: maximumTrackImage 1 minimumTrackImage 1 style 1 thumbTintColor 1
    m slider ^: value 43 minimumTrackTintColor 1 minimumValueImage 1 style 1
    m slider ^ Double: value 33 style 1
    m slider minimumValueImage: maximumValueImage 16
    m slider value: minimumValueImage 13 describedBy 7 accessibility 5 isEnabled 4
    m slider value: minimumValue 4 maximumValue 2 minimumTrackTintColor 1
    m slider value -: minimumValueImage 8 describedBy 5 accessibility 3 isEnabled 3
    m slider value -: minimumValue 2 maximumValue 1
    m stack: button 17 axis 14 label 10 spacing 9 * 2 activityIndicator 2 alignment 2
    m stack: for 2 if 2 slot 2 allow 1 else 1 margins 1 roundedRectangleButton 1
    m stack ^: axis 14 button 4 label 2
    m statusBar: networkActivityIndicator 31
    m statusBar ^: networkActivityIndicator 31
    m stepper: value 52 valueLabel 47 describedBy 40 stepValue 11 dividerImage 6
    m stepper: incrementImage 6 accessibility 5 decrementImage 4 on 3 autorepeat 2
    m stepper: backgroundImage 2 maximumValue 2 wraps 2 isContinuous 1 isEnabled 1
    m stepper: minimumValue 1 tintColor 1
    m stepper ^: value 52 tintColor 1
    m stepper ^ Int: value 34
    m stepper describedBy: valueLabel 38
    m stepper describedBy -: valueLabel 21
    m stepper value: describedBy 30 stepValue 10 valueLabel 7 accessibility 2
    m stepper value: maximumValue 1 minimumValue 1
    m stepper value -: describedBy 18 valueLabel 7 stepValue 4 accessibility 1
    m stepper value -: maximumValue 1 minimumValue 1
    m swipeAction: on 14 style 5
    m switch: isOn 114 states 8 affects 5 isEnabled 5 onTintColor 3 accessibility 2
    m switch ^: isOn 114 onTintColor 2
    m switch ^ Bool: isOn 87
    m switch isOn: states 8 affects 4 isEnabled 3 accessibility 2
    m tab: image 11 table 8 badgeValue 4 screen 2 content 1
    m table: row 212 section 167 for 33 if 17 else 15 refreshControl 15 * 4 automaticUpdates 2
    m table ^: row 114 section 62 for 23 refreshControl 11 if 3 * 2 automaticUpdates 2
    m table ^ -: section 32 row 19 for 3 refreshControl 3
    m table ^ Bool: row 17 section 3 refreshControl 1
    m table ^ String: row 13 section 4 for 1
    m table ^ []: row 42 for 18 section 15 refreshControl 5 if 3 automaticUpdates 2 * 1
    m table for: else 12 row 6 if 1
    m table for []: else 12 row 5 if 1
    m table row: row 80 for 5 if 5 section 4
    m table row -: row 27 section 3 for 2 if 1
    m table section: section 93 row 8 if 7 refreshControl 2
    m table section -: section 54 row 7 if 3
    m table section []: section 22 if 3 refreshControl 1
    m textField: text 113 placeholder 105 keyboardType 39 clearButtonMode 38
    m textField: maxLength 12 describedBy 10 on 9 content 8 rightView 7 rightViewMode 6
    m textField: leftView 4 leftViewMode 4 accessibility 3 contentHorizontalAlignment 2
    m textField: contentVerticalAlignment 1 isEnabled 1 isSecureTextEntry 1
    m textField ^: text 113
    m textField keyboardType: clearButtonMode 9 maxLength 6 placeholder 2 contentHorizontalAlignment 1
    m textField keyboardType: isEnabled 1 on 1
    m textField placeholder: keyboardType 30 clearButtonMode 19 content 6 maxLength 6
    m textField placeholder: accessibility 1 leftView 1 leftViewMode 1 on 1
    m textField placeholder: rightView 1 rightViewMode 1
    m textField text: placeholder 97 describedBy 9 clearButtonMode 5 content 2
    m textField- ^: text 113
    m textField- ^ String: text 96
    m textField- keyboardType: clearButtonMode 9 maxLength 6 placeholder 2 contentHorizontalAlignment 1
    m textField- keyboardType: isEnabled 1 on 1
    m textField- placeholder: keyboardType 30 clearButtonMode 19 content 6 maxLength 6
    m textField- placeholder: accessibility 1 leftView 1 leftViewMode 1 on 1
    m textField- placeholder: rightView 1 rightViewMode 1
    m textField- placeholder -: keyboardType 21 clearButtonMode 16 maxLength 4
    m textField- placeholder -: content 1 leftView 1 on 1 rightView 1 rightViewMode 1
    m textField- text: placeholder 97 describedBy 9 clearButtonMode 5 content 2
    m textField- text -: placeholder 66 clearButtonMode 4 describedBy 4 content 2
    m textField- text []: placeholder 18 describedBy 2
    m textView: accessibility 9 text 9
    m toolbar: button 110 label 9 activityIndicator 5 if 5 else 4 progressView 3
    m toolbar: segmentedControl 3 infoButton 2 for 1 stepper 1 textField 1
    m toolbar ^: button 79 label 8 if 4 activityIndicator 3 segmentedControl 3
    m toolbar ^: infoButton 2 for 1 progressView 1
    m toolbar ^ -: button 36 infoButton 2 activityIndicator 1 label 1 segmentedControl 1
    m toolbar ^ []: button 17 label 5 if 1
    m toolbar button: button 18 progressView 2 activityIndicator 1 if 1 label 1 textField 1
    m view: isHidden 4 * 3 accessibility 3 background 3 button 2 for 2 width 2
    m view: annotation 1 infoButton 1 label 1 layout 1
    """#
}
