/// Values that end a chain, items that a step replaces, variables that follow, tasks that a test ends.
enum Size { small "Small"; large "Large" }

/// Cases that Swift calls otherwise.
enum Spelling { a_b "One"; aB "Two"; self "Three" }

record Box {
  id: Int
  n: Int = 1
  weight: Double = 0.5
  made: Date = "2026-03-01"
  lasts: Duration = 5min
  size: Size = .small
  note: String?
}

component Follower(q: Int) {
  var mine: Int = q

  button keep "Keep" { on touchUpInside -> mine = q }
  label said "\(q) \(mine)"
}

screen Corners "Corners" {
  var boxes: [Box] = [Box(id: 1, n: 1), Box(id: 2, n: 2)]
  var chosen: Box?
  var words: [String]?
  var day: Date?
  var number: Int = 1
  var end: Int = 4
  var place: Int in 0..<end = 3
  var spelling: Spelling = .a_b
  var log: String = ""
  var loaded: [Int] = []

  let isPro = false

  task load(page: Int) -> [Int]

  content {
    label chains "\(chosen?.n) \(chosen?.weight) \(chosen?.made) \(chosen?.lasts) \(chosen?.size) \(chosen?.note)"
    label counts "\(words?.count) \(day?.year) \(boxes.first?.n) \(isPro ? number : nil) \(Int("abc"))"
    Follower one { q: number }
    button raise "Raise" { on touchUpInside -> number += 1 }
    button choose "Choose" { on touchUpInside -> chosen = boxes.first }
    button start "Load" { on touchUpInside -> loaded = load(page: 1) }
    label logged "\(log)"
    button shorten "Shorten" { on touchUpInside -> end -= 1 }
    button far "To the Place" { on touchUpInside -> place = end }
    button spell "Spell" { on touchUpInside -> spelling = .self }
    label spelled "\(place) \(spelling)"
  }
  table {
    for box in boxes {
      row "Box \(box.id)" {
        on select {
          box = box.with(n: boxes.sum($0.n))
          log = log + "\(box.n);"
        }
      }
    }
    if let one = chosen {
      row "One" {
        on select {
          one = one.with(n: (chosen?.n ?? 0) * 2)
          log = log + "\(one.n)."
        }
      }
    }
  }
}

/// Whole numbers where others are expected, and an image or none at the end of a field.
screen Whole "Whole" {
  var cups: Int = 4
  var price: Double = 2.5
  var maybe: Int?
  var sizes: [Int] = [2, 5]
  var isPlain: Bool = false
  var words: String = ""

  let total: Double = cups
  let most: Double = max(cups, 3)
  let largest: Double = sizes.max() ?? 3.5
  let either: Double = maybe ?? price
  let half: Double? = maybe
  let lens = image("lens", role: .purpose)

  content {
    label told "\(total) \(most) \(largest) \(either) \(half) \([cups, price].sum())"
    textField field "Words" { text <-> words; leftView: isPlain ? nil : lens; leftViewMode: .always }
    button clear "Clear" {
      on touchUpInside {
        sizes = []
        price = cups
        maybe = 7
        isPlain = true
      }
    }
  }
}

record Parcel { id: Int; weight: Int = 1; stamps: Int = 0; let price: Int = weight * 2 }

/// What follows when variables change, whoever changes them.
screen Follow "Follow" {
  var month: Int in 1...12 = 3
  var days: Int in 1...31 = 1
  var parcel: Parcel = Parcel(id: 1)
  var names: [String] = []
  var log: String = ""
  var former: String = "x"
  task load(month: Int) -> [String]

  sample "May" { month: 5 }

  on appear -> days = 4
  on former.changed -> log += "f\(former);"
  on days.changed -> log += "d\(days);"
  on month.changed {
    log += "m\(month);"
    names = load(month: month)
    days = month * 2
  }
  on names.changed -> log += "n\(names.count);"
  on parcel.price.changed -> log += "p\(parcel.price);"
  on parcel.stamps.changed -> log += "s\(parcel.stamps);"
  on parcel.weight.changed -> parcel.stamps = parcel.weight
  on parcel.changed { if parcel.weight > 2 { push More(weight: parcel.weight) } }

  table {
    row "Month: \(month)" { stepper monthStepper { value <-> month; accessibility { label: "Month" } } }
    row "Days: \(days), \(log), \(former), \(names.count)" { on select -> days = days }
    row heavy "Heavy" { on select -> parcel.weight = 3 }
    row twice "Twice" { on select { month = 5; month = 3 } }
    row picked "Picked" { on select -> month = sheet PickMonth() }
    if load.isRunning { row { activityIndicator { while: load } } }
  }
}

screen More(weight: Int) "More" { content { label "\(weight)" } }

screen PickMonth "Month" -> Int {
  table { row "May" { on select -> finish(5) } }
}

/// Handlers that change each other's variables, and ranges that do.
screen Circle "Circle" {
  var country: Int in 0...2 = 0
  var city: Int in 0...2 = 0
  var month: Int in 1...12 = 8
  var day: Int in 1...month = 5
  var log: String = ""

  on day.changed -> log += "d\(day);"
  on country.changed {
    log += "n\(country);"
    city = 0
  }
  on city.changed {
    log += "c\(city);"
    if city == 2 { country = 2 }
  }
  on month.changed -> month += 1
  on month.changed -> log += "m\(month);"

  table {
    row "Log: \(log) \(day)"
    row countryRow "Country" { on select -> country += 1 }
    row cityRow "City" { on select -> city += 1 }
    row winter "Winter" { on select -> month = 2 }
  }
}

/// What follows from the end of a task is seen in samples.
screen Counted "Counted" {
  var names: [String] = []
  var count: Int = 9
  var log: String = ""
  task load() -> [String]

  sample "Loaded" { load: .finished(["a", "b"]) }
  sample "Counted" { load: .finished(["a", "b"]); count: 5 }

  on load(found) -> names = found
  on names.changed {
    count = names.count
    log += "n\(names.count);"
  }

  table {
    row "\(count) \(log)" { on select -> load() }
    if load.isRunning { row { activityIndicator { while: load } } }
  }
}

/// A screen that two steps of a handler take away goes once.
screen Leaving "Leaving" -> Int {
  var isBad: Bool = true
  table {
    row bad "Bad" { switch badSwitch { isOn <-> isBad } }
    row save "Save" {
      on select {
        if isBad { close }
        finish(3)
      }
    }
  }
}

screen LeavingHome "Home" {
  var n: Int = 0
  table { row "Number \(n)" { on select -> n = sheet Leaving() } }
}
