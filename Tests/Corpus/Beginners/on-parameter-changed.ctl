screen Year "Year" {
  table {
    row "March" { on select -> push Month(month: 3) }
  }
}

screen Month(month: Int) "Month" {
  action load(month: Int)

  on month.changed -> load(month: month)

  content {
    label "Month \(month)"
  }
}
