screen Download "Download" {
  var progress: Double in 0...1 = 0.2
  var size: Int = 52428800
  var onlyWiFi: Bool = true

  task downloading(kind: .network, duration: .known)

  action pause()

  statusBar { networkActivityIndicator { while: downloading } }
  table {
    section "Film" {
      footer: "\(size.formatted(.byteCount)) in all"
      row {
        label state "\(progress.formatted(.percent)) loaded"
        progressView {
          progress: progress
          describedBy: state
        }
      }
    }
    section {
      row "Only over Wi-Fi" { switch { isOn <-> onlyWiFi } }
    }
  }
  toolbar {
    button "Pause" {
      title.disabled: "Finished"
      isEnabled: progress < 1
      on touchUpInside -> pause()
    }
  }
}
