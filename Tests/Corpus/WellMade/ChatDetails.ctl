/// Everything about one conversation.
screen ChatDetails "Details" {
  device: .iPhone

  var title: String = "Hiking Club"
  var muted: Bool = false
  var sharesLocation: Bool = false
  var statusText: String = ""
  let members: [String] = ["Ada", "Grace", "Linus"]

  action open(member: String)
  action leave()
  action post(text: String)

  table {
    section "Group" {
      row "Name" {
        textField groupName {
          text <-> title
          clearButtonMode: .whileEditing
        }
      }
      row "Status" {
        textField statusUpdate {
          text <-> statusText
          placeholder: "Share an update with the group"
          on editingDidEndOnExit -> post(text: statusText)
        }
      }
    }
    section "\(count(members)) Members" {
      for member in members {
        row "\(member)" {
          detailDisclosureButton { reveals: MemberCard }
          on select -> open(member: member)
        }
      }
    }
    section {
      row "Hide Alerts" {
        switch mute { isOn <-> muted }
      }
      row "Share My Location" {
        switch { isOn <-> sharesLocation }
      }
      row {
        button "Leave Conversation" {
          tintColor: #D70015
          accessibility { hint: "Removes you from this group" }
          on touchUpInside -> leave()
        }
      }
    }
  }
}

screen MemberCard "Member" {
  content {
    label "Ada Lovelace" { font: .headline }
    label "ada@example.org" { isCopyable: true; font: .subheadline }
  }
}
