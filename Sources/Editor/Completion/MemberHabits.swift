/// Counted in the samples and the well-made files; `UPDATE=1` with `ReplayTests` writes it.
extension Habits {
  static let ofMembers = #"""
    m : * 64
    m  ^: * 28
    m  ^ Double: * 8
    m  ^ Int: * 7
    m  title: * 23
    m  title Bool: * 6
    m  title Int: * 10
    m accessibility: label 93 hint 17 traits 6 identifier 1
    m accessibility ^: label 93 hint 10 traits 2
    m accessibility ^ -: label 33 hint 5 traits 1
    m accessibility ^ Bool: label 8 traits 1
    m accessibility ^ Double: label 10
    m accessibility ^ Int: label 10 hint 1
    m accessibility ^ []: label 22 hint 2
    m accessibility ^ enum: label 7
    m accessibility label: hint 7 traits 3 identifier 1
    m activityIndicator: while 9 style 6 isAnimating 1
    m activityIndicator ^: while 9 isAnimating 1
    m annotation: detailDisclosureButton 5 label 1
    m button: on 151 accessibility 35 isEnabled 33 image 25 title 10 tintColor 8
    m button: backgroundImage 4 emphasis 2 type 2 border 1 contentHorizontalAlignment 1
    m button: contentVerticalAlignment 1 isSelected 1
    m button ^: on 71 isEnabled 31 image 22 title 9 tintColor 8 accessibility 6 type 2
    m button accessibility: on 35
    m button image: accessibility 21 image 3 isSelected 1
    m button isEnabled: on 28 accessibility 5
    m button tintColor: on 6 accessibility 2
    m button title: on 7 isEnabled 2 backgroundImage 1
    m button" ^: on 71 isEnabled 31 tintColor 8 accessibility 6 type 2
    m button" ^ -: on 36 isEnabled 16 tintColor 6 accessibility 2 type 1
    m button" ^ Bool: on 4 isEnabled 3 accessibility 1
    m button" ^ Int: on 6 type 1
    m button" ^ String: on 5 accessibility 1 isEnabled 1
    m button" ^ []: on 11 isEnabled 5 accessibility 2 tintColor 1
    m button" ^ enum: isEnabled 4 on 3
    m button" accessibility: on 11
    m button" isEnabled: on 28 accessibility 3
    m button" isEnabled -: on 14 accessibility 2
    m button" tintColor: on 6 accessibility 2
    m button" tintColor -: on 5 accessibility 1
    m button- ^: image 22 title 9
    m button- ^ -: image 5 title 4
    m button- ^ Int: image 3 title 3
    m button- accessibility: on 24
    m button- image: accessibility 21 image 3 isSelected 1
    m button- image Double: image 3 accessibility 2 isSelected 1
    m button- title: on 7 isEnabled 2
    m component: label 8 stepper 5 row 4 slider 2 stack 2
    m component ^: label 8 row 3 stack 2
    m component ^ -: label 8 row 3 stack 2
    m component label: stepper 5 slider 2
    m component label -: stepper 5 slider 2
    m contactAddButton: on 3 accessibility 2 addsTo 2 reveals 1
    m content: label 64 button 27 background 10 textField 10 else 9 if 9 slider 9
    m content: * 8 view 8 layout 5 pageControl 5 progressView 5 activityIndicator 4
    m content: annotation 4 segmentedControl 4 stepper 4 infoButton 3 stack 3
    m content: textView 3 volumeView 3 datePicker 2 for 2 allow 1 picker 1
    m content ^: label 27 button 14 background 10 view 4 * 2 annotation 2 datePicker 2
    m content ^: textField 2 for 1 picker 1 segmentedControl 1 textView 1
    m content ^ -: label 14 background 4 button 3 annotation 2 view 2 for 1
    m content ^ Bool: label 3 button 2 background 1 datePicker 1
    m content ^ Duration: button 3 * 1 background 1 datePicker 1
    m content ^ []: label 2 textField 2 * 1 background 1 button 1
    m content ^ enum: label 3 background 1 picker 1 segmentedControl 1
    m content background: label 6 if 2 allow 1 annotation 1 button 1
    m content button: button 5 label 3 activityIndicator 2 if 1 slider 1
    m content if: else 9 pageControl 2 if 1 label 1 textField 1 textView 1
    m content if Duration: else 3 if 1 label 1 textField 1
    m content label: label 13 slider 7 button 5 progressView 5 textField 4 stepper 3
    m content label: pageControl 2 * 1 activityIndicator 1 for 1 infoButton 1
    m content label: segmentedControl 1 stack 1 view 1 volumeView 1
    m content label -: label 7 slider 2 button 1 progressView 1
    m content label Bool: button 3 label 2 slider 1 textField 1
    m content label Double: progressView 3 slider 3 label 1 pageControl 1 segmentedControl 1
    m content label Double: stepper 1
    m content label Int: label 2 * 1 button 1 for 1 pageControl 1 stack 1 stepper 1 view 1
    m content slider: label 2 activityIndicator 1 if 1 segmentedControl 1 stack 1 volumeView 1
    m content textField: label 4 if 2 textField 2 button 1 layout 1 slider 1
    m content view: view 3 * 1 if 1 label 1 stack 1 textField 1
    m datePicker: mode 23 date 22 minuteInterval 12 accessibility 9 minimumDate 7
    m datePicker: isEnabled 5 countDownDuration 4 maximumDate 3 presentation 2
    m datePicker: showsAMPM 1 timeZone 1 wheels 1
    m datePicker ^: mode 23 date 3
    m datePicker ^ -: mode 8
    m datePicker ^ Date: mode 9 date 3
    m datePicker date: minuteInterval 7 minimumDate 6 accessibility 2 maximumDate 2
    m datePicker date -: minuteInterval 5 minimumDate 3 maximumDate 2 accessibility 1
    m datePicker minuteInterval: isEnabled 5 accessibility 2 minimumDate 1 showsAMPM 1
    m datePicker mode: date 18 countDownDuration 4 minuteInterval 1
    m datePicker mode Date: date 16
    m detailDisclosureButton: reveals 10 accessibility 8
    m detailDisclosureButton ^: reveals 10
    m detailDisclosureButton reveals: accessibility 8
    m file: screen 96 enum 47 import 23 component 13 let 10 appearance 4 allow 1
    m file ^: enum 34 screen 31 import 18 component 3 let 2
    m file ^ -: enum 34 screen 31 import 18 component 3 let 2
    m file component: screen 7 component 3 appearance 1
    m file component -: screen 7 component 3 appearance 1
    m file enum: screen 36 component 5 enum 4 let 2 allow 1
    m file enum -: screen 36 component 5 enum 4 let 2 allow 1
    m file import: screen 9 enum 8 import 5 component 1
    m file import -: screen 9 enum 8 import 5 component 1
    m file let: let 6 appearance 1 enum 1 screen 1
    m file let -: let 6 appearance 1 enum 1 screen 1
    m file screen: screen 12 component 1
    m file screen -: screen 12 component 1
    m infoButton: reveals 4 style 4 transition 3 accessibility 2 revealsKind 2
    m label: font 44 textColor 34 numberOfLines 8 textAlignment 7 isCopyable 4
    m label: text 3 accessibility 2
    m label ^: font 40 textColor 17 text 3 isCopyable 2 numberOfLines 2
    m label font: textColor 17 textAlignment 4 numberOfLines 2 isCopyable 1
    m label textColor: font 3 numberOfLines 3 textAlignment 2 accessibility 1 isCopyable 1
    m label" ^: font 40 textColor 16 isCopyable 2 numberOfLines 2
    m label" ^ -: font 15 textColor 7 isCopyable 1 numberOfLines 1
    m label" ^ Bool: font 6 textColor 2
    m label" ^ Double: font 5 textColor 2
    m label" ^ Int: font 7 textColor 1
    m label" ^ []: font 2 textColor 2 isCopyable 1 numberOfLines 1
    m label" font: textColor 17 textAlignment 4 numberOfLines 2 isCopyable 1
    m label" font -: textAlignment 3 textColor 3 numberOfLines 1
    m label" textColor: font 3 numberOfLines 3 textAlignment 2 accessibility 1 isCopyable 1
    m layout: pin 24 align 18 * 12
    m layout ^: pin 6 align 3 * 2
    m layout align: align 8 pin 4 * 2
    m layout pin: pin 12 align 7
    m layout pin String: pin 5 align 2
    m navigationBar: button 22 segmentedControl 7 label 1 progressView 1 stepper 1
    m navigationBar ^: button 12 segmentedControl 7 label 1 progressView 1
    m navigationBar button: button 8
    m navigationBar- ^: button 12 segmentedControl 7 label 1 progressView 1
    m navigationBar- ^ -: button 7
    m navigationBar- button: button 8
    m networkActivityIndicator: while 21
    m networkActivityIndicator ^: while 21
    m networkActivityIndicator ^ []: while 8
    m pageControl: currentPage 6 numberOfPages 6 on 5 accessibility 4 currentPageIndicatorTintColor 3
    m pageControl: pageIndicatorTintColor 3 hidesForSinglePage 1 pages 1 views 1
    m pageControl ^: numberOfPages 6 pageIndicatorTintColor 1
    m pageControl numberOfPages: currentPage 6
    m pageControl numberOfPages Int: currentPage 6
    m picker: wheel 8 selection 5 accessibility 4 on 2 selectedRows 1
    m picker ^: selection 5 wheel 5
    m picker wheel: wheel 3 accessibility 1 on 1 selectedRows 1
    m popover: datePicker 3 table 2 picker 1
    m progressView: progress 12 accessibility 5 style 4 trackTintColor 3 progressTintColor 2
    m progressView: duration 1 isHidden 1 progressImage 1
    m progressView ^: progress 8 style 4 progressTintColor 1
    m progressView ^ Double: progress 4 style 2
    m progressView progress: accessibility 4 duration 1 progressImage 1 progressTintColor 1
    m progressView progress: trackTintColor 1
    m refreshControl: on 9 title 4 tintColor 1
    m refreshControl ^: on 5 title 4
    m refreshControl- ^: on 5 title 4
    m row: switch 68 label 57 textField 51 segmentedControl 33 button 28 stepper 22
    m row: datePicker 21 on 20 slider 15 * 9 picker 8 detailDisclosureButton 5
    m row: layout 4 progressView 3 textView 2 activityIndicator 1 if 1 title 1
    m row ^: switch 67 label 51 textField 51 segmentedControl 32 button 23 datePicker 21
    m row ^: on 14 slider 13 * 9 picker 8 detailDisclosureButton 5 textView 2
    m row ^: activityIndicator 1 progressView 1 title 1
    m row label: stepper 22 label 6 button 2 progressView 2 slider 2 segmentedControl 1
    m row" ^: switch 67 textField 49 segmentedControl 31 datePicker 18 on 14
    m row" ^: label 12 slider 12 picker 7 detailDisclosureButton 5 button 2
    m row" ^: activityIndicator 1 progressView 1 textView 1
    m row" ^ -: textField 11 label 9 datePicker 7 switch 6 slider 4 on 3 detailDisclosureButton 2
    m row" ^ -: picker 2 segmentedControl 1
    m row" ^ Bool: switch 50 on 2 label 1
    m row" ^ Date: datePicker 9
    m row" ^ Double: slider 7 datePicker 1 label 1 on 1 picker 1 switch 1
    m row" ^ Int: switch 2 textField 2 on 1 segmentedControl 1
    m row" ^ String: textField 32 on 2 switch 2 label 1 picker 1 textView 1
    m row" ^ []: switch 6 on 5 detailDisclosureButton 3 button 2 textField 2
    m row" ^ []: activityIndicator 1 progressView 1 slider 1
    m row" ^ enum: segmentedControl 29 picker 3 textField 2
    m row" label: stepper 10
    m row" label Int: stepper 6
    m row- ^: label 39 button 21 * 9 datePicker 3 textField 2 picker 1 segmentedControl 1
    m row- ^: slider 1 textView 1 title 1
    m row- ^ -: button 20 label 18 title 1
    m row- ^ Double: label 4 * 3 slider 1
    m row- ^ Int: * 6 label 4 textField 1
    m row- ^ String: label 5 textView 1
    m row- ^ []: label 7 button 1 textField 1
    m row- label: stepper 12 label 6 button 2 progressView 2 slider 2 segmentedControl 1
    m row- label -: label 4 segmentedControl 1 slider 1 stepper 1
    m row- label Int: stepper 8 label 1
    m screen: var 353 action 195 table 70 toolbar 47 content 46 device 39 task 31
    m screen: tintColor 30 let 28 navigationBar 21 statusBar 21 background 13
    m screen: orientation 5 popover 4 appearance 2 pageControl 1 widthClass 1
    m screen ^: var 45 device 39 content 6 background 2 let 2 tintColor 2
    m screen action: action 114 table 28 statusBar 21 content 17 navigationBar 13
    m screen action: popover 1 toolbar 1
    m screen background: tintColor 10 var 2 appearance 1
    m screen content: table 13 toolbar 12 content 2 popover 2 pageControl 1
    m screen device: tintColor 16 var 10 background 8 orientation 4 widthClass 1
    m screen let: action 9 let 7 task 6 var 6
    m screen navigationBar: content 12 table 9
    m screen statusBar: table 12 navigationBar 7 content 2
    m screen table: toolbar 32 content 6
    m screen task: action 28 task 2 var 1
    m screen tintColor: var 26 let 3 appearance 1
    m screen var: var 262 action 44 task 23 let 15 table 7 content 1 navigationBar 1
    m screen" ^: var 44 device 39 content 6 background 2 let 2 tintColor 2
    m screen" ^ -: var 29 device 22 content 6 background 2 let 1 tintColor 1
    m screen" ^ Bool: var 4 device 2
    m screen" ^ Double: device 4 var 2
    m screen" ^ []: device 6 var 2 tintColor 1
    m screen" action: action 113 table 28 statusBar 21 content 16 navigationBar 13
    m screen" action: popover 1 toolbar 1
    m screen" action -: action 41 table 25 navigationBar 8 content 5 statusBar 5
    m screen" action -: popover 1 toolbar 1
    m screen" action Bool: action 9 content 4 navigationBar 1 statusBar 1
    m screen" action Double: action 8 statusBar 4 content 1 navigationBar 1
    m screen" action Duration: action 6 content 1
    m screen" action Int: action 11 statusBar 3 content 2 navigationBar 1
    m screen" action String: action 5 table 3 content 1
    m screen" action []: action 28 statusBar 8 navigationBar 2
    m screen" action enum: action 5 content 2
    m screen" background: tintColor 10 var 2 appearance 1
    m screen" content: table 12 toolbar 12 content 2 popover 2 pageControl 1
    m screen" content -: toolbar 4 table 3 content 1 pageControl 1 popover 1
    m screen" device: tintColor 16 var 10 background 8 orientation 4 widthClass 1
    m screen" device -: tintColor 10 var 9 orientation 2 background 1
    m screen" device []: tintColor 5 var 1
    m screen" let: action 9 let 7 task 6 var 6
    m screen" let -: action 7 task 4 let 2 var 2
    m screen" let Int: let 3 action 1 task 1 var 1
    m screen" navigationBar: content 12 table 9
    m screen" navigationBar -: content 5 table 4
    m screen" navigationBar []: table 4 content 2
    m screen" statusBar: table 12 navigationBar 7 content 2
    m screen" statusBar []: navigationBar 4 table 4
    m screen" table: toolbar 32 content 6
    m screen" table -: toolbar 18 content 3
    m screen" table []: toolbar 7 content 1
    m screen" task: action 28 task 2 var 1
    m screen" task -: action 7 var 1
    m screen" task []: action 9 task 1
    m screen" tintColor: var 26 let 3 appearance 1
    m screen" tintColor -: var 14 let 1
    m screen" tintColor []: var 6
    m screen" var: var 260 action 43 task 23 let 15 table 7 content 1 navigationBar 1
    m screen" var -: var 156 action 31 let 10 table 5 task 3 content 1
    m screen" var Bool: var 10 action 3 task 2 let 1
    m screen" var Double: var 22 task 5 action 2 let 1
    m screen" var Int: var 11 task 3 let 2 action 1
    m screen" var String: var 7 action 4 table 1
    m screen" var []: var 41 task 9 action 1 table 1
    m screen" var enum: var 6 action 1 navigationBar 1 task 1
    m section: row 210 if 17 for 12 * 8 else 2
    m section ^: row 116 for 11 * 4
    m section row: row 88 if 15 for 1
    m section" ^: row 93 for 11 * 4
    m section" ^ -: row 30 for 2
    m section" ^ Bool: row 12 * 2 for 1
    m section" ^ Int: row 7 for 1
    m section" ^ String: row 9
    m section" ^ []: row 16 for 7
    m section" ^ enum: row 12
    m section" row: row 69 if 14 for 1
    m section" row -: row 28 if 10 for 1
    m section" row Bool: row 10
    m section" row Double: row 7
    m section" row String: row 10 if 1
    m section" row []: row 5 if 2
    m section- ^: row 23
    m section- ^ -: row 10
    m section- ^ String: row 6
    m section- row: row 19 if 1
    m section- row -: row 6 if 1
    m segment: image 8 isEnabled 1
    m segment ^: image 8
    m segment- ^: image 8
    m segmentedControl: selection 40 segment 15 accessibility 8 backgroundImage 4
    m segmentedControl: isEnabled 4 selectedSegmentIndex 4 width 4 dividerImage 3
    m segmentedControl: on 3 choices 1 contentPositionAdjustment 1 contentPositionChecked 1
    m segmentedControl: isMomentary 1
    m segmentedControl ^: selection 40 segment 5
    m segmentedControl ^ enum: selection 40
    m segmentedControl segment: segment 10 selectedSegmentIndex 4 isMomentary 1
    m segmentedControl segment -: segment 7
    m segmentedControl selection: isEnabled 4 accessibility 3 width 2 backgroundImage 1 on 1
    m segmentedControl selection -: isEnabled 4 accessibility 3 width 1
    m slider: value 26 maximumValueImage 10 minimumValueImage 10 accessibility 9
    m slider: describedBy 7 on 6 isEnabled 5 thumbImage 5 maximumTrackTintColor 2
    m slider: maximumValue 2 minimumValue 2 controls 1 isContinuous 1 maximumTrackImage 1
    m slider: minimumTrackImage 1 minimumTrackTintColor 1 thumbTintColor 1
    m slider ^: value 26 minimumTrackTintColor 1
    m slider ^ Double: value 21
    m slider minimumValueImage: maximumValueImage 10
    m slider minimumValueImage -: maximumValueImage 6
    m slider value: minimumValueImage 8 describedBy 6 accessibility 3 isEnabled 3
    m slider value: minimumValue 2
    m slider value -: describedBy 5 minimumValueImage 5 isEnabled 2 accessibility 1
    m slider value -: minimumValue 1
    m stack: axis 5 button 5 label 3 spacing 3 activityIndicator 1 allow 1 for 1
    m stack: if 1 roundedRectangleButton 1
    m stack ^: axis 5 button 1 label 1
    m statusBar: networkActivityIndicator 21
    m statusBar ^: networkActivityIndicator 21
    m statusBar ^ []: networkActivityIndicator 8
    m stepper: value 33 valueLabel 30 describedBy 23 stepValue 9 dividerImage 6
    m stepper: incrementImage 6 accessibility 4 decrementImage 4 on 3 autorepeat 2
    m stepper: backgroundImage 2 maximumValue 2 wraps 2 isContinuous 1 isEnabled 1
    m stepper: minimumValue 1 tintColor 1
    m stepper ^: value 33 tintColor 1
    m stepper ^ -: value 5 tintColor 1
    m stepper ^ Int: value 23
    m stepper describedBy: valueLabel 21
    m stepper describedBy -: valueLabel 12
    m stepper incrementImage: incrementImage 3 decrementImage 2 dividerImage 1
    m stepper stepValue: describedBy 6 isContinuous 1 valueLabel 1
    m stepper value: describedBy 15 stepValue 8 valueLabel 7 accessibility 1
    m stepper value: maximumValue 1 minimumValue 1
    m stepper value -: describedBy 11 valueLabel 7 stepValue 2 accessibility 1
    m stepper value -: maximumValue 1 minimumValue 1
    m stepper valueLabel: on 3 accessibility 2 incrementImage 2 autorepeat 1
    m stepper valueLabel: isEnabled 1 stepValue 1 wraps 1
    m stepper valueLabel -: accessibility 2 incrementImage 1 isEnabled 1 stepValue 1 wraps 1
    m switch: isOn 68 states 7 isEnabled 4 affects 3 onTintColor 2 accessibility 1
    m switch ^: isOn 68 onTintColor 1
    m switch ^ Bool: isOn 59
    m switch isOn: states 7 affects 2 isEnabled 2 accessibility 1
    m switch isOn -: states 6 accessibility 1
    m table: section 100 row 84 for 10 refreshControl 9 if 5 else 2 automaticUpdates 1
    m table ^: row 43 section 33 for 6 refreshControl 6 automaticUpdates 1
    m table ^ -: section 18 row 11 for 2 refreshControl 2
    m table ^ Bool: row 11 section 2
    m table ^ []: row 6 section 6 for 3 refreshControl 3 automaticUpdates 1
    m table ^ enum: row 9 section 1
    m table refreshControl: section 4 for 2 row 1
    m table row: row 33 for 2 if 2 section 2
    m table row -: row 15 for 2 section 2 if 1
    m table section: section 60 row 6 if 3 refreshControl 2
    m table section -: section 39 row 6
    m table section []: section 12 if 2 refreshControl 1
    m textField: text 62 placeholder 54 keyboardType 24 clearButtonMode 20 describedBy 9
    m textField: maxLength 9 on 9 content 6 rightView 6 rightViewMode 5 leftView 4
    m textField: leftViewMode 4 accessibility 3 contentHorizontalAlignment 2
    m textField: contentVerticalAlignment 1 isEnabled 1
    m textField ^: text 62
    m textField clearButtonMode: rightViewMode 2 accessibility 1 leftViewMode 1
    m textField clearButtonMode: on 1 rightView 1
    m textField content: keyboardType 6
    m textField describedBy: placeholder 6 clearButtonMode 1 keyboardType 1
    m textField keyboardType: clearButtonMode 7 maxLength 5 contentHorizontalAlignment 1
    m textField keyboardType: isEnabled 1 on 1
    m textField placeholder: keyboardType 17 content 6 maxLength 4 clearButtonMode 3
    m textField placeholder: accessibility 1 leftView 1 leftViewMode 1 on 1
    m textField placeholder: rightView 1 rightViewMode 1
    m textField text: placeholder 48 describedBy 9 clearButtonMode 5
    m textField- ^: text 62
    m textField- ^ String: text 58
    m textField- clearButtonMode: rightViewMode 2 accessibility 1 leftViewMode 1
    m textField- clearButtonMode: on 1 rightView 1
    m textField- content: keyboardType 6
    m textField- describedBy: placeholder 6 clearButtonMode 1 keyboardType 1
    m textField- keyboardType: clearButtonMode 7 maxLength 5 contentHorizontalAlignment 1
    m textField- keyboardType: isEnabled 1 on 1
    m textField- keyboardType -: clearButtonMode 3 maxLength 3 contentHorizontalAlignment 1
    m textField- keyboardType -: isEnabled 1
    m textField- placeholder: keyboardType 17 content 6 maxLength 4 clearButtonMode 3
    m textField- placeholder: accessibility 1 leftView 1 leftViewMode 1 on 1
    m textField- placeholder: rightView 1 rightViewMode 1
    m textField- placeholder -: keyboardType 14 maxLength 3 clearButtonMode 1
    m textField- placeholder -: content 1 leftView 1 on 1 rightView 1 rightViewMode 1
    m textField- placeholder []: content 2 keyboardType 2 accessibility 1 clearButtonMode 1
    m textField- placeholder []: leftViewMode 1
    m textField- text: placeholder 48 describedBy 9 clearButtonMode 5
    m textField- text -: placeholder 33 clearButtonMode 4 describedBy 4
    m textField- text []: placeholder 8 describedBy 2
    m textView: accessibility 5 text 5
    m toolbar: button 63 activityIndicator 4 else 3 if 3 label 3 progressView 3
    m toolbar: for 1 infoButton 1 segmentedControl 1 stepper 1 textField 1
    m toolbar ^: button 42 activityIndicator 3 if 3 label 2 for 1 infoButton 1
    m toolbar ^: progressView 1 segmentedControl 1
    m toolbar ^ -: button 20 activityIndicator 1 infoButton 1 label 1 segmentedControl 1
    m toolbar ^ []: button 9 if 1
    m toolbar button: button 12 progressView 2 label 1 textField 1
    m view: isHidden 4 * 3 accessibility 3 background 2 button 2 for 2 width 2
    m view: annotation 1 label 1 layout 1
    m view ^: isHidden 4 width 2 accessibility 1 annotation 1 background 1 button 1
    m wheel: values 8 selection 6
    m wheel ^: values 8
    m wheel values: selection 6
    m wheel values String: selection 6
    """#
}
