/// Counted in every second of the well-made files; `UPDATE=1` with `ReplayTests` writes it.
extension Habits {
  static let ofValues = #"""
    .: isOn 13 isEmpty 3 count 1
    . anchor: trailing 2 bottom 1 top 1
    . switch: isOn 13
    n : -address: String 4
    n : -amount: String 2 binding 2
    n : -limit: Double 2 Duration 1 Int 1
    n : -minutes: Int 6 String 1
    n : -mode: * 2 Bool 2
    n : -name: String 4
    n : -text: String 7
    n : -title: String 8
    n : is-: Bool 4 binding 1
    n = is-: false 2 true 2
    v align - align: baselines 2 leftEdges 2 verticalCenterInContainer 1 verticalCenters 1
    v appearance - appearance: label 1 pageControl 1 progressView 1 slider 1 stepper 1
    v clearButtonMode: - .: whileEditing 9
    v describedBy: - :: * 22
    v device: - .: iPhone 15 iPad 5
    v font: - .: headline 7 footnote 3 caption1 2 subheadline 2
    v for - in: * 11
    v if - .: * 6
    v if - if: * 20
    v isEnabled: - !: * 8 isEmpty 6
    v isEnabled: - &&: * 4
    v isEnabled: - :: * 19
    v isEnabled: isEmpty( (: * 6
    v keyboardType: - .: URL 3 emailAddress 3 numberPad 2 asciiCapable 1 decimalPad 1
    v let - :: Color 8 Date 1 Duration 1 Length 1 String 1
    v mode: - .: date 7 dateAndTime 6 countDownTimer 4 time 3
    v mode: - :: * 6
    v on answer( (: * 4
    v p - !: * 8 isEmpty 6
    v p - &&: * 4
    v p - .: iPhone 15 whileEditing 9 date 7 headline 7 dateAndTime 6 iPad 5
    v p - .: * 4 countDownTimer 4 URL 3 center 3 emailAddress 3 footnote 3 time 3
    v p - .: always 2 caption1 2 gray 2 landscape 2 numberPad 2 subheadline 2
    v p - .: unlessEditing 2 asciiCapable 1 custom 1 dark 1 decimalPad 1 email 1
    v p - .: left 1 number 1 right 1 url 1 white 1
    v p - :: * 106 contactAddButton 4 true 4 false 2 resizable 2 image 1 system 1
    v p - ==: nil 3 * 1 superview 1
    v p isEmpty( (: * 6
    v pin - pin: leadingSpaceToSuperview 2 horizontalSpacing 1 trailingSpaceToSuperview 1
    v pin - pin: verticalSpacing 1 width 1 widthsEqually 1
    v progress: - :: * 5
    v reveals: - :: * 5
    v rightView: - :: contactAddButton 4
    v style: - .: gray 2 dark 1 white 1
    v text ( "\(: * 33 formatted 2 round 2 count 1 uppercased 1
    v text ( ): \(: * 4
    v text formatted( (: * 3 round 1
    v text round( (: * 5
    v tintColor: - :: * 4
    v valueLabel: - :: * 16
    v var - .: * 18
    v var - :: Bool 42 String 38 Double 22 * 19 Int 19 Date 13 Duration 5
    v var - =: false 22 true 20 nil 4
    v var [ [: String 5
    v while: - :: * 12
    """#
}
