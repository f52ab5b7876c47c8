/// Screens that change what their openers have.
record Member {
  id: Int
  name: String
  isHere: Bool = true
}

screen Roster "Roster" {
  var members: [Member] = [Member(id: 1, name: "Grace"), Member(id: 2, name: "Ada")]
  var count: Int = 0

  on members.changed -> count += 1

  table {
    for member in members {
      row "\(member.name)\(member.isHere ? "" : " (away)")" {
        on select -> push EditMember(member <-> member)
      }
    }
    row "Changes: \(count)"
  }
}

screen EditMember(member: binding Member) "Member" {
  table {
    row "Here" { switch { isOn <-> member.isHere } }
    row "Leave" {
      on select {
        member.name = "Gone"
        close
      }
    }
  }
}

screen Club "Club" {
  var owner: String = "Ada"
  var changes: Int = 0

  on owner.changed {
    changes += 1
    if owner == "Nobody" { owner = "Grace" }
  }

  tabBar {
    tab "Profile" { screen: Profile(owner <-> owner, changes: changes) }
    tab "Start" {
      content { label "The club of \(owner)" }
    }
  }
}

screen Profile(owner: binding String, changes: Int) "Profile" {
  toolbar {
    button "Bob" { on touchUpInside -> owner = "Bob" }
    button "Nobody" { on touchUpInside -> owner = "Nobody" }
  }
  content { label "\(owner): \(changes)" }
}
