/// Counted in the samples and the well-made files; `UPDATE=1` with `ReplayTests` writes it.
extension Habits {
  static let ofValues = #"""
    .: isOn 16 isEmpty 11 count 5 selectedSegmentIndex 1
    . String: isEmpty 11 count 3
    . anchor: trailing 4 width 3 baseline 2 bottom 2 centerX 2 centerY 2 leading 2
    . anchor: left 2 right 2 top 2 height 1
    . switch: isOn 16
    n : -address: String 6
    n : -by: * 40
    n : -color: * 21 dark 2 String 1
    n : -copies: Int 6
    n : -day: Date 4 Bool 2 binding 1
    n : -enabled: * 27
    n : -image: resizable 13 * 6 image 2
    n : -label: * 37 localized 4
    n : -limit: Double 2 Int 2 * 1 Duration 1
    n : -minutes: Int 8 String 1
    n : -mode: * 8 Bool 2
    n : -name: String 11
    n : -page: Int 4 String 1 true 1
    n : -progress: * 12
    n : -reveals: * 14
    n : -text: String 9 localized 3
    n : -title: String 12 * 6 localized 3
    n : -to: String 4 * 2
    n : -value: * 5 binding 2
    n : -view: contactAddButton 4 image 4 button 2
    n : -while: * 30
    n : background-: resizable 10
    n : described-: * 39
    n : is-: * 33 Bool 12 true 6 false 2 binding 1
    n : minimum-: * 5 resizable 1
    n : right-: contactAddButton 4 button 2
    n : text-: * 5 dark 2 Double 1
    n : tint-: * 13
    n : value-: * 30
    n = is-: false 8 true 3 * 1
    v action (label :: String 53 Int 31 Double 6 * 3 Bool 2 Duration 2
    v align (0 (: * 18
    v align (1 ,: * 22
    v align - align: baselines 5 leftEdges 4 verticalCenterInContainer 2 verticalCenters 2
    v align - align: bottomEdges 1 horizontalCenterInContainer 1 horizontalCenters 1
    v align - align: rightEdges 1 topEdges 1
    v appearance - appearance: label 1 pageControl 1 progressView 1 slider 1
    v appearance - appearance: stepper 1 switch 1
    v backgroundImage: ( (: highlighted 3 selected 2 normal 1
    v backgroundImage: - :: resizable 10
    v clearButtonMode: - .: whileEditing 20
    v component (0 :: String 12 Duration 1
    v component (1 :: binding 8 String 3
    v component (2 :: Int 2 binding 2 * 1 Bool 1 Date 1 String 1
    v content: - .: email 2 number 2 phone 1 url 1
    v describedBy: - :: * 39
    v device: - .: iPhone 31 iPad 8
    v dividerImage: ( (: * 9
    v dividerImage: ( ,: * 9
    v dividerImage: (label :: normal 12 highlighted 4 selected 2
    v font: - .: headline 17 footnote 9 subheadline 6 body 5 caption1 4 caption2 1
    v for - in: * 22
    v if - .: * 10
    v if - if: * 32 isEmpty 1
    v image: - :: * 6
    v isEnabled: - !: * 18 isEmpty 13
    v isEnabled: - &&: * 8 count 2
    v isEnabled: - :: * 27
    v isEnabled: isEmpty( (: * 13
    v keyboardType: - .: emailAddress 7 numberPad 6 URL 4 phonePad 4 asciiCapable 1
    v keyboardType: - .: decimalPad 1 webSearch 1
    v label: - :: * 7 localized 4
    v let - :: Color 8 Int 5 Double 2 String 2 Date 1 Duration 1 Length 1
    v mode: - .: date 10 time 7 dateAndTime 6 countDownTimer 4
    v mode: - :: * 6
    v on ( (: * 95
    v on ( ,: * 25
    v on (label :: * 104
    v p ( (: * 10 highlighted 8 disabled 4 normal 2 selected 2
    v p ( ,: * 9
    v p (label :: normal 12 highlighted 4 selected 2
    v p - !: * 18 isEmpty 13
    v p - &&: * 8 count 2
    v p - .: iPhone 31 whileEditing 20 headline 17 date 10 center 9 footnote 9
    v p - .: iPad 8 emailAddress 7 time 7 dateAndTime 6 numberPad 6 subheadline 6
    v p - .: * 5 always 5 body 5 URL 4 caption1 4 countDownTimer 4 horizontal 4
    v p - .: phonePad 4 unlessEditing 4 flip 3 landscape 3 custom 2 email 2
    v p - .: number 2 popover 2 portrait 2 asciiCapable 1 caption2 1 configuration 1
    v p - .: decimalPad 1 fill 1 known 1 left 1 options 1 peers 1 phone 1 process 1
    v p - .: regular 1 related 1 right 1 url 1 vertical 1 webSearch 1
    v p - :: * 225 true 16 resizable 13 localized 12 image 6 contactAddButton 4
    v p - :: dark 3 false 3 button 2 custom 1 system 1
    v p - ==: * 8 superview 4 nil 3
    v p [ ,: * 5 selected 1
    v p [ .: updatesFrequently 3 button 2 adjustable 1 day 1 month 1 playsSound 1
    v p [ .: searchField 1 startsMediaSession 1 staticText 1 year 1
    v p image( ,: * 6
    v p isEmpty( (: * 13
    v pin (0 (: * 24
    v pin (1 ,: * 19
    v pin - pin: horizontalSpacing 6 leadingSpaceToSuperview 4 width 3 widthsEqually 3
    v pin - pin: trailingSpaceToSuperview 2 verticalSpacing 2 bottomSpaceToSuperview 1
    v pin - pin: height 1 heightsEqually 1 topSpaceToSuperview 1
    v progress: - :: * 12
    v reveals: - :: * 14
    v rightView: - :: contactAddButton 4 button 2
    v style - .: gray 5 bar 4 light 3 dark 1 white 1
    v task task( (: * 31
    v task task( ,: * 31
    v task task(duration .: unknown 10 known 2
    v task task(kind .: network 22 other 9
    v text ( "\(: * 76 round 4 formatted 3 count 1 uppercased 1
    v text ( ): \(: * 6
    v text ( .: * 8
    v text ( :: * 8
    v text [ [: * 9
    v text round( (: * 9
    v textAlignment: - .: center 7
    v textColor: - :: * 5 dark 2
    v tintColor: - :: * 13
    v title: - :: * 5 localized 3
    v traits: [ .: updatesFrequently 3 button 2 adjustable 1 playsSound 1 searchField 1
    v traits: [ .: startsMediaSession 1 staticText 1
    v valueLabel: - :: * 30
    v var - .: * 47
    v var - :: String 79 Bool 69 Int 50 * 49 Double 44 Date 26 Duration 5
    v var - =: false 39 true 29 nil 5 * 2
    v var [ [: String 12
    v while: - :: * 30
    """#
}
