screen Layout {
  layout {
    pin horizontalSpacing(a, b) == 8
    pin width(a) >= 120 @ 750
    pin width(a) <= 2 * margin + 1 @ low - 1
    pin widthsEqually(a, b)
    align verticalCenters(a, b)
    align verticalCenters(a, b) == 4 @ 999
    a.trailing == superview.trailing - 16
    a.width == b.width * 2 + 4 @ 500
    2 * a.width >= b.width; -a.top <= (b.bottom + 4)
  }
  layout {}
}
