/// Arguments of components that speak of the same variable: what one of them changes shows in the others.
record Mug {
  id: Int
  sips: Int in 0...20 = 0
  name: String = "Mug"
}

/// Its items have no `id`.
record Bowl {
  sips: Int = 0
}

record Shelf {
  id: Int
  mugs: [Mug] = []
}

let allMugs = [Mug(id: 1), Mug(id: 2, sips: 6), Mug(id: 3, sips: 3)]

/// An item and its list.
component MugLine(mug: binding Mug, mugs: binding [Mug], total: Int) {
  event told(total: Int, own: Int)
  label mugTold "\(mug.id): \(mug.sips) of \(total)"
  button raise "Raise" { on touchUpInside -> mug.sips += 1 }
  button alone "Alone" { on touchUpInside -> mugs = mugs.filter($0.id == mug.id) }
  button both "Both" {
    on touchUpInside {
      mug.sips += 1
      told(total: total, own: mug.sips)
      mugs.move(from: 0, to: 1)
      mug.sips += total - 4
      told(total: total, own: mug.sips)
      mugs = mugs.filter($0.sips < 16)
      told(total: total, own: mug.sips)
      mug.sips += 2
      mugs.move(from: 0, to: 1)
      mug.id += 3
      told(total: total, own: mug.sips + mug.id)
    }
  }
  button many "Many" {
    on touchUpInside {
      mugs = mugs.map($0.with(sips: $0.sips + 1))
      if mug.sips > 3 { mug.name = "\(total)" } else { mug = mug.with(sips: mugs.count) }
      told(total: total, own: mug.sips)
    }
  }
}

screen AliasedItems {
  var mugs: [Mug] = allMugs
  var other: [Mug] = allMugs

  action show(text: String)

  content {
    for mug in mugs {
      MugLine line1 {
        mug <-> mug
        mugs <-> mugs
        total: mugs.sum($0.sips)
        on told(total, own) -> show(text: "\(mug.id) \(mug.sips) \(total) \(own)")
      }
    }
    for mug in other.sorted(by: $0.sips) {
      MugLine line2 {
        mugs <-> other
        mug <-> mug
        total: other.sum($0.sips)
        on told(total, own) {
          mug.sips += 1
          show(text: "\(mug.id) \(mug.sips) \(total) \(own) \(other.count)")
        }
      }
    }
    for mug in mugs.sorted(by: $0.sips > 3 ? 0 : 1) {
      label half "\(mug.id)"
      button lift "Lift" { on touchUpInside -> mug.sips += 2 }
    }
    button again1 "Again" {
      on touchUpInside {
        mugs = allMugs
        other = allMugs.reversed()
      }
    }
  }
}

/// Two names for a number, and what follows from it.
component Twins(a: binding Int, b: binding Int, sum: Int) {
  var seen: Int = sum
  let twice: Int = sum * 2
  event done(sum: Int, twice: Int)
  label twinTold "\(a) \(b) \(sum) \(seen)"
  button first "First" { on touchUpInside -> a += 1 }
  button second "Second" { on touchUpInside -> b += 2 }
  button turn "Turn" {
    on touchUpInside {
      b = a + 3
      a = b * 2
      seen = sum + twice
      done(sum: sum, twice: twice)
    }
  }
  stepper twinStepper { value <-> b }
}

/// A component around one, whose own value is bound too.
component Cover(n: binding Int, half: Int, rest: binding Int) {
  var own: Int = half
  event covered(n: Int, half: Int, rest: Int)
  Twins inner {
    a <-> n
    b <-> rest
    sum: half + own
    on done(sum, twice) {
      covered(n: n, half: half, rest: rest)
      own += sum
      n -= twice
      covered(n: n, half: half, rest: rest)
    }
  }
  Twins ownTwins { a <-> own; b <-> own; sum: own + half }
  label coverTold "\(n) \(half) \(rest) \(own)"
}

screen AliasedNumbers {
  var n: Int in 0...500 = 1
  var bowls: [Bowl] = [Bowl(), Bowl(sips: 4)]
  var chosen: Mug? = allMugs[1]

  action show(text: String)

  content {
    Twins twins1 {
      a <-> n
      b <-> n
      sum: n + 1
      on done(sum, twice) -> show(text: "\(n) \(sum) \(twice)")
    }
    Cover cover1 {
      n <-> n
      rest <-> n
      half: n / 2
      on covered(n, half, rest) -> show(text: "\(n) \(half) \(rest)")
    }
    for bowl in bowls {
      Twins twins2 {
        a <-> bowl.sips
        b <-> bowl.sips
        sum: bowls.sum($0.sips)
        on done(sum, twice) -> show(text: "\(bowl.sips) \(sum) \(twice)")
      }
    }
    if let held = chosen {
      Twins twins3 {
        a <-> held.sips
        b <-> n
        sum: held.sips
        on done(sum, twice) -> show(text: "\(held.sips) \(sum) \(twice)")
      }
    }
    button again2 "Again" {
      on touchUpInside {
        n = 1
        bowls = [Bowl(), Bowl(sips: 4)]
      }
    }
  }
}

component ShelfPart(shelf: binding Shelf, shelves: binding [Shelf]) {
  event told(text: String)
  for mug in shelf.mugs {
    MugLine shelfLine {
      mug <-> mug
      mugs <-> shelf.mugs
      total: shelf.mugs.sum($0.sips) + shelves.count
      on told(total, own) {
        shelf.id += 10
        told(text: "\(total) \(own) \(mug.sips) \(shelf.mugs.count) \(shelves[0].id)")
        shelves = shelves.reversed()
      }
    }
  }
}

screen AliasedParts {
  var shelves: [Shelf] = [Shelf(id: 1, mugs: allMugs), Shelf(id: 2, mugs: allMugs)]

  action show(text: String)

  content {
    for shelf in shelves {
      ShelfPart part1 { shelf <-> shelf; shelves <-> shelves; on told(text) -> show(text: text) }
    }
    button again3 "Again" {
      on touchUpInside -> shelves = [Shelf(id: 1, mugs: allMugs), Shelf(id: 2, mugs: allMugs)]
    }
  }
}
