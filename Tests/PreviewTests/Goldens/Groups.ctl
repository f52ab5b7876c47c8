record Person {
  id: Int
  name: String
  note: String?
}

record Group {
  id: String
  name: String
  people: [Person] = []
  lead: Person?
}

screen Groups "Groups" {
  var groups: [Group] = [
    Group(id: "b", name: "Brewers", people: [Person(id: 1, name: "Ben")]),
    Group(
      id: "a", name: "Artists", people: [Person(id: 1, name: "Ada"), Person(id: 2, name: "Alan")],
      lead: Person(id: 9, name: "Ann"))
  ]

  task rename(name: String, kind: .network) -> String

  sample "Renamed" { rename: .finished("Potters") }

  table {
    for group in groups.sorted(by: $0.id) {
      section "\(group.name)" {
        for person in group.people {
          row "\(person.name)" {
            subtitle: person.note ?? ""
            on select -> person = push EditPerson(person: person)
            swipeAction "Name" { on touchUpInside -> person.name = sheet PickName }
            swipeAction "Rename" { on touchUpInside -> person.name = rename(name: person.name) }
          }
        }
        if let lead = group.lead {
          row "Led by \(lead.name)" { on select -> lead.name = sheet PickName(name: lead.name) }
        }
        row "Rename \(group.name)" {
          on select {
            groups.move(from: 0, to: 1)
            group.name = sheet PickName(name: group.name)
          }
        }
        row "Add to \(group.name)" {
          on select -> group.people += push PickPeople(first: group.people.count + 1)
        }
      }
    }
    if rename.isRunning {
      row { activityIndicator { while: rename; style: .gray } }
    }
  }
}

screen EditPerson(person: Person) "Person" -> Person {
  var draft: Person = person

  table {
    row "Note" { on select -> draft.note = "seen" }
    row "Done" { on select -> finish(draft) }
  }
}

screen PickName(name: String?) "Name" -> String {
  navigationBar { button "Cancel" { on touchUpInside -> close } }
  table {
    row "\(name ?? "Nobody") the Great" { on select -> finish("\(name ?? "Nobody") the Great") }
  }
}

screen PickPeople(first: Int) "People" -> [Person] {
  table {
    row "Two More" {
      on select -> finish([Person(id: first, name: "Eve"), Person(id: first + 1, name: "Bob")])
    }
  }
}
