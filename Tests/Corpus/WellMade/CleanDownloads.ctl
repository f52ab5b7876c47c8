record Download { id: Int; name: String; share: Double in 0...1 = 0 }

screen CleanDownloads "Downloads" {
  var downloads: [Download] = [
    Download(id: 1, name: "Atlas", share: 0.4),
    Download(id: 2, name: "Novel", share: 1)
  ]
  var asks: Bool = false
  action open(id: Int)

  table {
    for download in downloads {
      row "\(download.name)" {
        if download.share < 1 {
          progressView { progress: download.share }
        } else {
          detailDisclosureButton {
            accessibility { label: "About \(download.name)" }
            on touchUpInside -> open(id: download.id)
          }
        }
      }
    }
    row "Delete All" { on select -> asks = true }
  }
  alert "Delete All Downloads?" {
    isPresented <-> asks
    message: "You can get them again later."
    button "Delete" { on touchUpInside -> downloads.removeAll() }
    button "Cancel"
  }
}
