import "Theme.ctl"

/// How urgent the sender finds a message.
enum Urgency {
  low "Low"
  normal "Normal"
  high "High"
}

/// Writes one message. Send wakes up as soon as there is somebody to write to.
screen MailComposer "New Message" {
  device: .iPhone
  tintColor: brand

  /// The addresses as they were typed or picked, separated by commas.
  var recipients: String = ""
  var subject: String = ""
  var message: String = ""
  var urgency: Urgency = .normal
  var wantsReceipt: Bool = false
  var attachments: [String] = ["Budget.pdf", "Minutes.txt"]
  /// What was left unsent last time, when there is such a draft.
  var savedDraft: String? = nil

  /// Takes as long as the attachments are large, so nobody knows its end beforehand.
  task sending(kind: .network, duration: .unknown)

  action send(recipients: String, subject: String)
  action discard()
  action suggest(prefix: String)
  action rememberRecipients()
  action restore(draft: String)
  action preview(attachment: String)
  action remove(attachment: String)

  statusBar {
    networkActivityIndicator { while: sending }
  }

  navigationBar {
    button "Cancel" { on touchUpInside -> discard() }
    button "Send" {
      isEnabled: !isEmpty(recipients)
      accessibility { hint: "Sends the message and its attachments" }
      on touchUpInside -> send(recipients: recipients, subject: subject)
    }
  }

  content {
    label toLabel "To"
    textField toField {
      text <-> recipients
      describedBy: toLabel
      placeholder: "Name or Address"
      content: .email
      keyboardType: .emailAddress
      clearButtonMode: .whileEditing
      // The two ends of the field never compete: one shows while typing, the other at rest.
      rightViewMode: .unlessEditing
      rightView: contactAddButton {
        addsTo: toField
        reveals: .contacts
        accessibility { label: "Add Contact" }
      }
      on editingChanged -> suggest(prefix: recipients)
      on editingDidEnd -> rememberRecipients()
    }

    label subjectLabel "Subject"
    textField subjectField {
      text <-> subject
      describedBy: subjectLabel
      placeholder: "What It Is About"
      clearButtonMode: .whileEditing
    }

    if savedDraft != nil {
      button "Restore Draft" { on touchUpInside -> restore(draft: savedDraft ?? "") }
    }

    textView body {
      text <-> message
      accessibility {
        label: "Message"
        identifier: "composer.body"
      }
    }

    layout {
      pin leadingSpaceToSuperview(toLabel, subjectLabel) == 16
      pin trailingSpaceToSuperview(toField, subjectField) >= 16
      align baselines(toLabel, toField)
      align baselines(subjectLabel, subjectField)
      align leftEdges(toField, subjectField)
      body.top == subjectField.bottom + 12
    }
  }

  table {
    section "Delivery" {
      row "Urgency" {
        segmentedControl { selection <-> urgency }
      }
      row "Ask for Receipt" {
        switch { isOn <-> wantsReceipt }
      }
    }
    section "Attachments (\(count(attachments)))" {
      for attachment in attachments {
        row "\(attachment)" {
          button "Remove" {
            accessibility { hint: "Takes \(attachment) out of the message" }
            on touchUpInside -> remove(attachment: attachment)
          }
          on select -> preview(attachment: attachment)
        }
      }
    }
  }
}
