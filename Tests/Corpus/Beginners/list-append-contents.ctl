screen Numbers {
  var numbers: [Int] = [1]
  content {
    label "\(numbers.count)"
    button "Add" { on touchUpInside { numbers.append(contentsOf: [3, 4]) } }
  }
}
