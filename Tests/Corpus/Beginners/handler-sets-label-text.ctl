screen Memo "Memo" {
  var memo: String = ""

  action save(memo: String)

  content {
    textView {
      text <-> memo
      accessibility { label: "Memo" }
    }
    label status "Not saved"
  }
  toolbar {
    button "Save" {
      on touchUpInside {
        save(memo: memo)
        status.text = "Saved"
      }
    }
  }
}
