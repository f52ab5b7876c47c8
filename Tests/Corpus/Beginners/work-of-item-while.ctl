record Episode {
  id: Int
  title: String
}

screen Episodes "Episodes" {
  let episodes = [Episode(id: 1, title: "The Garden"), Episode(id: 2, title: "Rain")]

  task download(for episode: Episode, kind: .network)

  statusBar { networkActivityIndicator { while: download } }
  table {
    for episode in episodes {
      row "\(episode.title)" {
        button "Download" { on touchUpInside -> download(episode: episode) }
        activityIndicator { while: download(episode); style: .gray }
      }
    }
  }
}
