/// Layout: two columns of a form.
screen Form "Form" {
  var name: String = ""
  action send(name: String)
  content {
    label caption "Name"
    textField field { text <-> name; placeholder: "Ada"; clearButtonMode: .whileEditing; describedBy: caption }
    button go "Send Form" { isEnabled: !name.isEmpty; on touchUpInside -> send(name: name) }
    layout {
      pin leadingSpaceToSuperview(caption) == 16
      pin width(caption) == 80
      pin topSpaceToSuperview(caption) == 20
      pin horizontalSpacing(caption, field) == 8
      pin trailingSpaceToSuperview(field) == 16
      align baselines(caption, field)
      align horizontalCenterInContainer(go)
      pin verticalSpacing(field, go) == 24
    }
  }
}
