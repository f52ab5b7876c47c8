/// Counted in the samples and the well-made files; `UPDATE=1` with `ReplayTests` writes it.
extension Habits {
  static let ofValues = #"""
    .: * 175 isEmpty 37 formatted 33 count 29 isRunning 17 isOn 16 isFailed 9
    .: message 9 contains 8 sum 8 toggle 8 append 7 filter 6 lowercased 6 changed 4
    .: removeAll 3 sorted 3 trimmed 3 failed 1 firstIndex 1 move 1 selectedSegmentIndex 1
    .: unique 1
    . String: isEmpty 35 count 7 trimmed 3 lowercased 2 changed 1 contains 1
    . []: count 22 sum 8 append 7 filter 6 contains 3 removeAll 3 sorted 3 firstIndex 1
    . []: isEmpty 1 move 1 unique 1
    . anchor: leading 8 trailing 8 top 7 bottom 5 width 3 baseline 2 centerX 2
    . anchor: centerY 2 left 2 right 2 height 1
    . switch: isOn 16
    n : -by: * 62 Int 3
    n : -color: * 25 dark 2 String 1
    n : -enabled: * 36 Double 1 true 1
    n : -id: Int 37
    n : -image: resizable 13 * 11 image 2 Image 1
    n : -label: * 55 localized 4 String 1
    n : -name: String 41
    n : -progress: * 19 Double 4 min 1
    n : -reveals: * 16
    n : -text: String 19 localized 3 binding 1
    n : -title: String 24 * 7 localized 3
    n : -value: * 13 binding 4 String 1
    n : -while: * 44
    n : described-: * 61
    n : is-: * 43 Bool 42 true 9 false 2 Double 1 binding 1
    n : value-: * 47
    n = is-: false 32 true 9 * 1
    v action (label :: String 96 Int 49 * 11 Double 9 Bool 4 Date 4 Duration 3
    v align (0 (: * 20
    v align (1 ,: * 23
    v align - align: baselines 6 leftEdges 4 horizontalCenterInContainer 2 verticalCenterInContainer 2
    v align - align: verticalCenters 2 bottomEdges 1 horizontalCenters 1 rightEdges 1
    v align - align: topEdges 1
    v clearButtonMode: - .: whileEditing 37 never 1
    v component (0 :: String 18 * 3 Duration 1
    v component (1 :: binding 10 String 6 Int 1
    v describedBy: - :: * 61
    v device: - .: iPhone 31 iPad 10
    v dividerImage: (label :: normal 12 highlighted 4 selected 2
    v font: - .: headline 35 footnote 15 subheadline 9 body 6 caption1 5 * 1 caption2 1
    v for - in: * 61
    v id: - :: Int 27
    v if - if: * 68 isEmpty 1
    v isEnabled: - !: * 55 isEmpty 13
    v isEnabled: - :: * 36 Double 1
    v keyboardType: - .: emailAddress 13 numberPad 10 phonePad 7 URL 4 decimalPad 2
    v keyboardType: - .: asciiCapable 1 numbersAndPunctuation 1 webSearch 1
    v let ( ,: * 23
    v let - :: Color 9 Int 5 Double 2 Duration 2 String 2 Date 1 Length 1
    v mode: - .: date 15 time 12 dateAndTime 9 countDownTimer 6
    v on ( (: * 191
    v on ( ,: * 60
    v on (label :: * 200 Double 1
    v on - =: * 24 true 9 sheet 4 push 1
    v p ( (: * 34 highlighted 9 disabled 6 normal 2 selected 2
    v p ( ,: * 36
    v p (label :: * 23 normal 12 highlighted 4 selected 2 true 2
    v p - !: * 58 isEmpty 13
    v p - .: whileEditing 37 headline 35 iPhone 31 * 18 date 15 footnote 15
    v p - .: emailAddress 13 center 12 time 12 horizontal 11 disclosureIndicator 10
    v p - .: iPad 10 numberPad 10 dateAndTime 9 subheadline 9 phonePad 7 always 6
    v p - .: body 6 countDownTimer 6 caption1 5 URL 4 custom 4 popover 4 unlessEditing 4
    v p - .: vertical 4 flip 3 landscape 3 number 3 checkmark 2 decimalPad 2
    v p - .: email 2 leading 2 none 2 portrait 2 asciiCapable 1 caption2 1 configuration 1
    v p - .: fill 1 known 1 left 1 never 1 numbersAndPunctuation 1 options 1
    v p - .: peers 1 phone 1 pin 1 process 1 regular 1 related 1 right 1 scaleAspectFit 1
    v p - .: trailing 1 url 1 webSearch 1
    v p - :: * 347 String 42 Int 39 true 26 Double 14 Bool 13 resizable 13 localized 12
    v p - :: image 6 contactAddButton 5 Date 3 dark 3 false 3 button 2 Duration 1
    v p - :: Image 1 custom 1 min 1 system 1
    v p - =: false 15 true 7 * 4 max 1
    v p - ==: * 16 superview 7 nil 3
    v pin (0 (: * 31
    v pin (1 ,: * 21
    v pin - pin: horizontalSpacing 7 leadingSpaceToSuperview 6 width 4 trailingSpaceToSuperview 3
    v pin - pin: verticalSpacing 3 widthsEqually 3 topSpaceToSuperview 2 bottomSpaceToSuperview 1
    v pin - pin: height 1 heightsEqually 1
    v progress: - :: * 18 Double 2 min 1
    v reveals: - :: * 16
    v screen (label :: * 10 String 8 Bool 1 Date 1 Int 1
    v style - .: gray 9 destructive 5 bar 4 light 4 dark 1 white 1
    v task task( (: * 37
    v task task( ,: * 49
    v task task(kind .: network 37 other 10
    v text ( "\(: * 194 round 4 formatted 3 count 1 uppercased 1
    v text ( (: * 13 Double 3
    v text [ [: * 20
    v text formatted( .: currency 11 number 6 time 3 units 3 percent 2 byteCount 1
    v valueLabel: - :: * 47
    v var ( (: * 45
    v var ( ,: * 97
    v var - .: * 73
    v var - :: String 145 Bool 132 * 81 Int 80 Double 68 Date 39 Duration 8
    v var - =: false 80 true 51 * 9 nil 5
    v var [ ,: * 23
    v var [ [: * 47 String 14 Duration 1 Int 1
    v while: - :: * 44
    """#
}
