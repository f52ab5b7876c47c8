record File { id: Int; name: String; done: Double in 0...1 = 0 }
screen Downloads "Downloads" {
  var files: [File] = [
    File(id: 1, name: "Atlas.pdf", done: 0.4),
    File(id: 2, name: "Song.mp3", done: 1)
  ]
  action cancelFile(id: Int)
  table {
    for file in files {
      row "\(file.name)" {
        if file.done < 1 {
          progressView { progress: file.done }
          swipeAction "Cancel" { on touchUpInside -> cancelFile(id: file.id) }
        } else {
          accessory: .checkmark
        }
      }
    }
  }
  toolbar { label "\(files.count(where: $0.done < 1)) left" }
}
