enum Grouping {
  artists "Artists"
  albums "Albums"
  songs "Songs"
}

/// The music on this device.
screen MusicLibrary "Library" {
  device: .iPhone
  tintColor: #FA2D48

  var grouping: Grouping = .albums
  var albums: [String] = ["Blue Train", "Kind of Blue", "Mingus Ah Um"]
  var imported: Double in 0...1 = 0
  var onlyOffline: Bool = false

  /// Reads a folder of files; their number is known.
  task `import`(kind: .other, duration: 90s)

  action open(album: String)
  action importFolder()
  action shuffleAll()

  navigationBar {
    segmentedControl { selection <-> grouping }
  }

  table {
    section {
      row "Downloaded Only" { switch { isOn <-> onlyOffline } }
    }
    if grouping == .albums {
      for album in albums {
        row "\(album)" {
          detailDisclosureButton {
            reveals: AlbumNotes
            accessibility { label: "About \(album)" }
          }
          on select -> open(album: album)
        }
      }
    } else {
      row { label "Choose Albums to see covers." { textColor: #6C6C70 } }
    }
  }

  content {
    label "Sound" { font: .footnote }
    volumeView { accessibility { label: "Volume" } }
  }

  toolbar {
    button "Shuffle All" { on touchUpInside -> shuffleAll() }
    button "Import Folder" { on touchUpInside -> importFolder() }
    progressView { style: .bar; progress: imported }
  }
}

screen AlbumNotes "About This Album" {
  content {
    label "Recorded in New York in 1957." { font: .body; numberOfLines: 0 }
  }
}
