/// Counted in every second of the well-made files; `UPDATE=1` with `ReplayTests` writes it.
extension Habits {
  static let ofMembers = #"""
    m : * 28
    m  ^: * 12
    m  ^ Double: * 5
    m  title: * 9
    m  title Bool: * 4
    m accessibility: label 34 hint 9 traits 2 identifier 1
    m accessibility ^: label 34 hint 7 traits 1
    m accessibility ^ -: label 18 hint 4 traits 1
    m accessibility ^ []: label 6 hint 2
    m accessibility ^ enum: label 6
    m accessibility label: hint 2 identifier 1 traits 1
    m activityIndicator: while 5 style 3
    m activityIndicator ^: while 5
    m button: on 67 isEnabled 16 accessibility 13 image 5 tintColor 5 backgroundImage 2
    m button: title 2 emphasis 1 type 1
    m button ^: on 34 isEnabled 16 image 5 tintColor 5 accessibility 4 title 2 type 1
    m button accessibility: on 13
    m button image: accessibility 5
    m button isEnabled: on 14 accessibility 2
    m button tintColor: on 3 accessibility 2
    m button" ^: on 34 isEnabled 16 tintColor 5 accessibility 4 type 1
    m button" ^ -: on 20 isEnabled 8 tintColor 3 accessibility 2 type 1
    m button" ^ Duration: on 3 isEnabled 1 tintColor 1
    m button" ^ []: on 5 isEnabled 3 accessibility 2 tintColor 1
    m button" ^ enum: isEnabled 4 on 1
    m button" accessibility: on 8
    m button" accessibility -: on 4
    m button" isEnabled: on 14 accessibility 2
    m button" isEnabled -: on 7 accessibility 1
    m button" isEnabled enum: on 4
    m button" tintColor: on 3 accessibility 2
    m component: label 6 row 3 stepper 3 slider 2
    m component ^: label 6 row 2
    m component ^ -: label 6 row 2
    m component label: stepper 3 slider 2
    m component label -: stepper 3 slider 2
    m contactAddButton: on 3 accessibility 2 addsTo 2 reveals 1
    m contactAddButton ^: addsTo 2 on 2
    m content: label 26 button 15 * 6 else 6 if 6 textField 5 slider 4 background 3
    m content: progressView 3 activityIndicator 2 datePicker 2 stepper 2 textView 2
    m content: annotation 1 for 1 layout 1 segmentedControl 1 view 1
    m content ^: label 14 button 8 background 3 datePicker 2 * 1 annotation 1
    m content ^: segmentedControl 1 textField 1 textView 1 view 1
    m content ^ -: label 8 button 3 annotation 1 background 1 view 1
    m content ^ Duration: button 3 * 1 background 1 datePicker 1
    m content ^ enum: label 3 background 1 segmentedControl 1
    m content button: button 4 if 1
    m content if: else 6 if 1 label 1 textField 1 textView 1
    m content if Duration: else 3 if 1 label 1 textField 1
    m content label: label 4 slider 4 progressView 3 textField 2 activityIndicator 1
    m content label: button 1 for 1 stepper 1
    m content label -: label 2 button 1 progressView 1 slider 1
    m content textField: label 3 button 1 if 1 textField 1
    m datePicker: mode 16 date 12 minuteInterval 9 isEnabled 5 countDownDuration 4
    m datePicker: accessibility 3 minimumDate 3 maximumDate 1
    m datePicker ^: mode 16
    m datePicker ^ -: mode 6
    m datePicker ^ Date: mode 6
    m datePicker countDownDuration: minuteInterval 4
    m datePicker date: minuteInterval 4 minimumDate 3 maximumDate 1
    m datePicker date -: minuteInterval 3 minimumDate 2 maximumDate 1
    m datePicker minuteInterval: isEnabled 5 accessibility 2
    m datePicker minuteInterval -: isEnabled 3 accessibility 1
    m datePicker mode: date 11 countDownDuration 4 minuteInterval 1
    m datePicker mode Date: date 10
    m datePicker mode Duration: countDownDuration 4
    m detailDisclosureButton: reveals 4 accessibility 3
    m detailDisclosureButton ^: reveals 4
    m file: screen 46 enum 22 let 9 component 8 import 8 appearance 4 allow 1
    m file ^: screen 16 enum 15 import 8 component 3 let 2
    m file ^ -: screen 16 enum 15 import 8 component 3 let 2
    m file component: screen 5 appearance 1 component 1
    m file component -: screen 5 appearance 1 component 1
    m file enum: screen 16 component 3 enum 2 allow 1 let 1
    m file enum -: screen 16 component 3 enum 2 allow 1 let 1
    m file import: enum 4 screen 4
    m file import -: enum 4 screen 4
    m file let: let 6 appearance 1 enum 1
    m file let -: let 6 appearance 1 enum 1
    m file screen: screen 5 component 1
    m file screen -: screen 5 component 1
    m label: font 15 textColor 12 accessibility 2 isCopyable 2 numberOfLines 2 textAlignment 2
    m label ^: font 14 textColor 7 isCopyable 2
    m label font: textColor 5 textAlignment 2 numberOfLines 1
    m label" ^: font 14 textColor 6 isCopyable 2
    m label" ^ -: font 6 textColor 4 isCopyable 1
    m label" ^ enum: font 3 textColor 2
    m label" font: textColor 5 textAlignment 2 numberOfLines 1
    m label" font -: textAlignment 2 textColor 2
    m layout: pin 7 align 6 * 2
    m layout ^: pin 3 align 1
    m layout align: * 2 align 2 pin 1
    m layout pin: align 3 pin 3
    m navigationBar: button 7 segmentedControl 1
    m navigationBar ^: button 4 segmentedControl 1
    m networkActivityIndicator: while 7
    m networkActivityIndicator ^: while 7
    m networkActivityIndicator ^ []: while 4
    m pageControl: currentPage 1 currentPageIndicatorTintColor 1 numberOfPages 1
    m pageControl: on 1 pageIndicatorTintColor 1
    m picker: wheel 3 accessibility 1 on 1 selection 1
    m progressView: accessibility 5 progress 5 progressTintColor 2 trackTintColor 1
    m progressView ^: progress 5 progressTintColor 1
    m progressView progress: accessibility 4 progressTintColor 1
    m refreshControl: on 5 title 2
    m refreshControl ^: on 3 title 2
    m row: switch 43 textField 23 label 22 button 18 segmentedControl 16 datePicker 13
    m row: stepper 12 slider 8 on 7 detailDisclosureButton 3 picker 3 * 2 layout 2
    m row: progressView 2 activityIndicator 1 if 1 textView 1
    m row ^: switch 43 textField 23 label 22 segmentedControl 16 button 15 datePicker 13
    m row ^: slider 7 detailDisclosureButton 3 on 3 picker 3 * 2 activityIndicator 1
    m row ^: progressView 1 textView 1
    m row ^ -: button 13 label 8
    m row ^ String: label 3 textView 1
    m row ^ []: label 4
    m row label: stepper 12 button 1 progressView 1 slider 1
    m row label Int: stepper 5
    m row" ^: switch 43 textField 23 segmentedControl 16 datePicker 13 slider 6
    m row" ^: label 5 detailDisclosureButton 3 on 3 button 2 picker 2 activityIndicator 1
    m row" ^: progressView 1
    m row" ^ -: textField 9 switch 6 datePicker 5 label 4 slider 4 detailDisclosureButton 2
    m row" ^ -: picker 2 on 1 segmentedControl 1
    m row" ^ Bool: switch 30
    m row" ^ Date: datePicker 6
    m row" ^ Double: datePicker 1 label 1 slider 1 switch 1
    m row" ^ String: textField 10 switch 1
    m row" ^ []: switch 5 button 2 textField 2 activityIndicator 1 detailDisclosureButton 1
    m row" ^ []: on 1 progressView 1 slider 1
    m row" ^ enum: segmentedControl 13 textField 2
    m row" label: stepper 4
    m screen: var 176 action 94 table 35 device 20 toolbar 20 content 19 tintColor 13
    m screen: task 12 let 11 statusBar 7 background 5 navigationBar 5 orientation 2
    m screen: popover 2 appearance 1 pageControl 1
    m screen ^: device 20 var 20 content 2 let 2 background 1 tintColor 1
    m screen action: action 54 table 17 content 10 statusBar 7 navigationBar 4
    m screen action: popover 1 toolbar 1
    m screen background: tintColor 3 appearance 1 var 1
    m screen content: table 7 toolbar 5 pageControl 1 popover 1
    m screen device: tintColor 8 var 7 background 3 orientation 2
    m screen let: action 4 let 3 task 2 var 2
    m screen navigationBar: content 4 table 1
    m screen statusBar: table 6 navigationBar 1
    m screen table: toolbar 13 content 2
    m screen task: action 10 task 2
    m screen tintColor: var 12 let 1
    m screen var: var 133 action 26 task 8 let 5 table 3 content 1
    m screen" ^: device 20 var 19 content 2 let 2 background 1 tintColor 1
    m screen" ^ -: device 14 var 13 content 2 background 1 let 1 tintColor 1
    m screen" ^ []: device 3 var 1
    m screen" action: action 53 table 17 content 9 statusBar 7 navigationBar 4
    m screen" action: popover 1 toolbar 1
    m screen" action -: action 23 table 15 content 3 navigationBar 3 statusBar 2
    m screen" action -: popover 1 toolbar 1
    m screen" action Duration: action 6 content 1
    m screen" action Int: action 2 content 1 statusBar 1
    m screen" action []: action 15 statusBar 4 navigationBar 1
    m screen" action enum: action 5 content 2
    m screen" background: tintColor 3 appearance 1 var 1
    m screen" content: table 6 toolbar 5 pageControl 1 popover 1
    m screen" content -: table 2 toolbar 2 pageControl 1 popover 1
    m screen" device: tintColor 8 var 7 background 3 orientation 2
    m screen" device -: var 7 tintColor 5 orientation 2
    m screen" let: action 4 let 3 task 2 var 2
    m screen" let -: action 3 var 2 let 1 task 1
    m screen" navigationBar: content 4 table 1
    m screen" statusBar: table 6 navigationBar 1
    m screen" statusBar []: table 3 navigationBar 1
    m screen" table: toolbar 13 content 2
    m screen" table -: toolbar 6 content 1
    m screen" task: action 10 task 2
    m screen" task []: action 4 task 1
    m screen" tintColor: var 12 let 1
    m screen" tintColor -: var 8 let 1
    m screen" var: var 131 action 25 task 8 let 5 table 3 content 1
    m screen" var -: var 87 action 19 let 3 table 3 task 2 content 1
    m screen" var Double: var 5 action 1
    m screen" var Duration: var 4 let 1
    m screen" var String: var 4 action 2
    m screen" var []: var 24 task 4 action 1
    m screen" var enum: var 6 action 1 task 1
    m section: row 117 if 9 for 7 * 4 else 1
    m section ^: row 66 for 6 * 1
    m section ^ -: row 5
    m section row: row 49 if 7 for 1
    m section row -: row 4
    m section" ^: row 57 for 6 * 1
    m section" ^ -: row 21 for 1
    m section" ^ Bool: row 8 * 1
    m section" ^ []: row 13 for 5
    m section" ^ enum: row 8
    m section" row: row 41 if 7 for 1
    m section" row -: row 22 if 6 for 1
    m section" row Bool: row 6
    m section" row String: row 4
    m section" row []: row 5 if 1
    m segmentedControl: selection 17 segment 7 accessibility 2 selectedSegmentIndex 2
    m segmentedControl: isEnabled 1 on 1
    m segmentedControl ^: selection 17 segment 2
    m segmentedControl ^ enum: selection 15
    m segmentedControl segment: segment 5 selectedSegmentIndex 2
    m segmentedControl segment -: segment 5
    m slider: value 14 describedBy 6 isEnabled 5 accessibility 4 maximumValueImage 4
    m slider: minimumValueImage 4 on 4 thumbImage 2 maximumTrackTintColor 1
    m slider: maximumValue 1 minimumTrackTintColor 1 minimumValue 1
    m slider ^: value 14 minimumTrackTintColor 1
    m slider ^ Double: value 10
    m slider describedBy: isEnabled 2 accessibility 1 thumbImage 1
    m slider describedBy -: isEnabled 2 accessibility 1 thumbImage 1
    m slider isEnabled: on 2 accessibility 1 minimumValueImage 1
    m slider minimumValueImage: maximumValueImage 4
    m slider value: describedBy 5 isEnabled 3 minimumValueImage 3 accessibility 1
    m slider value: minimumValue 1
    m slider value -: describedBy 5 isEnabled 2 minimumValueImage 2 accessibility 1
    m slider value -: minimumValue 1
    m statusBar: networkActivityIndicator 7
    m statusBar ^: networkActivityIndicator 7
    m statusBar ^ []: networkActivityIndicator 4
    m stepper: value 17 valueLabel 16 describedBy 11 stepValue 5 accessibility 4
    m stepper: dividerImage 3 incrementImage 2 on 2 autorepeat 1 isContinuous 1
    m stepper: isEnabled 1 maximumValue 1 tintColor 1 wraps 1
    m stepper ^: value 17 tintColor 1
    m stepper ^ -: value 3 tintColor 1
    m stepper ^ Int: value 12
    m stepper describedBy: valueLabel 11
    m stepper describedBy -: valueLabel 7
    m stepper stepValue: describedBy 3 isContinuous 1
    m stepper value: describedBy 7 stepValue 4 valueLabel 4 accessibility 1 maximumValue 1
    m stepper value -: describedBy 5 valueLabel 4 stepValue 2 accessibility 1 maximumValue 1
    m stepper valueLabel: accessibility 2 on 2 incrementImage 1 isEnabled 1
    m stepper valueLabel: stepValue 1 wraps 1
    m stepper valueLabel -: accessibility 2 incrementImage 1 isEnabled 1 stepValue 1 wraps 1
    m switch: isOn 43 states 6 isEnabled 4 affects 3 onTintColor 1
    m switch ^: isOn 43
    m switch ^ Bool: isOn 37
    m switch isOn: states 6 affects 2 isEnabled 2
    m switch isOn -: states 6
    m table: section 57 row 33 refreshControl 5 for 3 if 2
    m table ^: section 18 row 16 refreshControl 5 for 2
    m table ^ -: section 12 row 5 for 2 refreshControl 2
    m table ^ Bool: row 6
    m table ^ []: section 3 refreshControl 2
    m table ^ enum: row 3 section 1
    m table refreshControl: section 4 for 1
    m table row: row 13 if 1
    m table row -: row 5 if 1
    m table row Double: row 4
    m table section: section 34 row 3 if 1
    m table section -: section 25 row 3
    m table section []: section 8 if 1
    m textField: text 28 placeholder 24 keyboardType 10 clearButtonMode 9 on 6
    m textField: describedBy 5 maxLength 4 rightView 4 content 3 rightViewMode 3
    m textField: contentHorizontalAlignment 2 contentVerticalAlignment 1 isEnabled 1
    m textField: leftView 1 leftViewMode 1
    m textField ^: text 28
    m textField ^ String: text 24
    m textField describedBy: placeholder 3 keyboardType 1
    m textField keyboardType: clearButtonMode 4 contentHorizontalAlignment 1
    m textField keyboardType: isEnabled 1 maxLength 1 on 1
    m textField keyboardType -: clearButtonMode 2 contentHorizontalAlignment 1
    m textField keyboardType -: isEnabled 1 maxLength 1
    m textField placeholder: keyboardType 6 content 3 maxLength 3 clearButtonMode 1
    m textField placeholder: on 1 rightView 1 rightViewMode 1
    m textField placeholder -: keyboardType 5 maxLength 2 content 1 on 1 rightView 1
    m textField placeholder -: rightViewMode 1
    m textField placeholder []: content 2 clearButtonMode 1 keyboardType 1
    m textField text: placeholder 21 describedBy 5 clearButtonMode 2
    m textField text -: placeholder 16 describedBy 2 clearButtonMode 1
    m textField text []: placeholder 3 describedBy 2
    m textView: accessibility 3 text 3
    m toolbar: button 27 else 3 if 3 activityIndicator 2 for 1 infoButton 1
    m toolbar: label 1 segmentedControl 1
    m toolbar ^: button 19 if 3 activityIndicator 1 for 1 infoButton 1 label 1
    m toolbar ^: segmentedControl 1
    m toolbar ^ -: button 7 activityIndicator 1 infoButton 1 segmentedControl 1
    m toolbar ^ []: button 3 if 1
    m toolbar ^ enum: button 2 if 1 label 1
    m toolbar if: else 3 button 2
    m wheel: selection 3 values 3
    """#
}
