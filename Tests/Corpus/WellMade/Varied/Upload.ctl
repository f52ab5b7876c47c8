screen Upload "Upload" {
  task upload(kind: .network, duration: 40s)
  task prepare(kind: .other)
  var progress: Double in 0...1 = 0
  action choose()
  statusBar { networkActivityIndicator { while: upload } }
  content {
    if prepare.isRunning {
      stack {
        axis: .horizontal
        spacing: 8pt
        activityIndicator { while: prepare; style: .gray }
        label "Preparing…"
      }
    }
    if upload.isRunning { label "Uploading 12 photos" progressView { progress: progress } }
    if upload.isFailed { label "\(upload.message)" }
    button "Choose Photos" { isEnabled: !upload.isRunning; on touchUpInside -> choose() }
  }
  toolbar {
    button "Upload" { isEnabled: !upload.isRunning; on touchUpInside -> upload() }
    button "Cancel" { isEnabled: upload.isRunning; on touchUpInside -> cancel upload }
  }
}
