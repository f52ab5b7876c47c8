screen Upload "Upload" {
  var percent: Double in 0...100 = 0
  var count = 3

  task send(kind: .network, duration: .known)

  action cancel()

  statusBar { networkActivityIndicator { while: send } }
  content {
    label "\(count == 1 ? "One photo" : "\(count) photos")"
    progressView { progress: percent / 100 }
  }
  toolbar { button "Cancel" { on touchUpInside -> cancel() } }
}
