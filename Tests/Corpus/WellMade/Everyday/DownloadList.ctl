screen DownloadList "Downloads" {
  var names: [String] = ["Atlas.zip", "Movie.mp4"]
  var done: Double in 0...1 = 0.4
  var paused: Bool = false
  var wifiOnly: Bool = true
  task downloading(kind: .network, duration: 5min)
  action pause()
  action resume()
  action cancelAll()
  statusBar { networkActivityIndicator { while: downloading } }
  table {
    section "Active" {
      row { label "\(names[0])"; progressView { progress: done; accessibility { label: "Progress of \(names[0])" } } }
    }
    section "Waiting" { for name in names { row { label "\(name)" } } }
    section "Settings" { row "Only on Wi-Fi" { switch { isOn <-> wifiOnly } } }
  }
  toolbar {
    if paused {
      button "Resume" { on touchUpInside -> resume() }
    } else {
      button "Pause" { on touchUpInside -> pause() }
    }
    button "Cancel All" { tintColor: #B00020; on touchUpInside -> cancelAll() }
  }
}
