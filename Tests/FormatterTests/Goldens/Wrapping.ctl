let cities: [String] = ["Amsterdam", "Berlin", "Copenhagen", "Dublin", "Edinburgh", "Florence", "Geneva"]
let short: [String] = [
  "S",
  "M",
  "L",
]
let primes: [Int] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, -83]
let grouped: [Int] = [1, 2, 3, 5, 7,

  11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109]
let exactly100Columns_____________________: [String] = ["abcdefghijklmnopqrstuvwxyz", "abcdefghijk"]
let exactly101Columns______________________: [String] = ["abcdefghijklmnopqrstuvwxyz", "abcdefghijk"]
let scalarsCount________________________: [String] = ["界面界面界面界面界面界面界面界面界面界面界面界", "界面界面界面界面界面界面界"]
component LabeledStepper(title: String, count: binding Int, limit: Int = 20, wraps: Bool = false, step: Int = 1) {
  action printPages(copies: Int, quality: Quality, recipient: String, due: Date, colour: Color, note: String?)
  var selection: Int in minimum(of: volumes, startingAt: first)...maximum(of: volumes, endingAt: last) = 0
  label "\(title): \(count), a long text that no formatter may take apart, whatever the width of the line is"
  isEnabled: isConnected && !isPrinting && copies > 0 || isPreviewing && quality != .draft || canAlwaysPrint
  total: (basePrice + perPage * Double(copies)) * (1 + taxRate) - discount(copies: copies, quality: quality) + shipping
  text: copies > 1 ? "Print \(copies) copies on the printer next door" : "Print a single copy on this printer"
  color: level > 0.8 ? highColorOfTheTheme : level > 0.5 ? middleColorOfTheTheme : level > 0.2 ? lowColor : none
  font: isLarge ? custom("A long family name", 22) : system(13, weight: .bold, design: .rounded, width: .expanded, grade: 2)
  value: max(min(firstMeasurement, secondMeasurement), min(thirdMeasurement, fourthMeasurement), fifthMeasurement)
  dividerImage(left: highlighted, right: normal): resizable("divider.left.with.a.long.name.that.takes.space")
  image([highlighted, selected, focused, disabled, application, reserved, anotherState, yetAnother]): "plus.fill"
  on valueChanged(newValue, oldValue) -> valueDidChange(from: oldValue, to: newValue, animated: true, source: .user)
  button "Print Pages" { on touchUpInside -> printPages(copies: copies, quality: quality, recipient: recipient) }
  rightView: contactAddButton { on touchUpInside -> pickContact(from: .addressBook, thatMatches: recipient, limit: 1) }
  views: [firstOfTheViewsThatMoveWithThePage, secondOfTheViewsThatMoveWithThePage, andOneMoreView]
  if isConnected && !isPrinting && copies > 0 || isPreviewing && quality != .draft || canAlwaysPrint && isAllowed {
    label "x"
  } else if contains(listOfAllTheThingsThatMayBeOnThisScreen, whatTheUserIsLookingForRightNow, ignoringCase: true) { label "y" }
  for city in filter(listOfAllTheCitiesThatWereEverVisited, startingWith: whatTheUserTypedIntoTheField, limit: 10) { row "\(city)" }
  for city in cities
      .filter($0.isVisited)
         .sorted(by: $0.name) { row "\(city.name)" }
  for account in accounts.filter($0.isOpen && $0.name.localizedStandardContains(query)).sorted(by: $0.name).reversed() { row "\(account.name)" }
  text: names // of all
    .first ?? "nobody"
  layout {
    pin widthsEqually(firstColumnLabel, secondColumnLabel, thirdColumnLabel, fourthColumnLabel, fifthColumn) @ 750
    firstColumnLabelWithALongName.trailing == secondColumnLabelWithALongName.leading * multiplierOfTheGrid - 16 @ 750
  }
}
screen Loops {
table {
for episode in episodes.sorted(by: $0.publishedAt) where !episode.isPlayed && episode.duration < 30min { row "\(episode.title)" }
for cup in cups
where cup > 1 { row "\(cup)" }
for show in (isSorted ? shows.sorted(by: $0.title) : shows) where show.title.localizedStandardContains(search) {
row "\(show.title)"
} else { row "None" }
}
}
