record Post { id: Int; author: String; text: String; likes: Int = 0 }
screen Feed "Feed" {
  var posts: [Post] = []
  task load(kind: .network) -> [Post]
  sample "Two" {
    load: .finished(
      [
        Post(id: 1, author: "Ada", text: "Hello"),
        Post(id: 2, author: "Grace", text: "A bug!", likes: 3)
      ]
    )
  }
  on appear -> posts = load()
  action share(id: Int)
  statusBar { networkActivityIndicator { while: load } }
  table {
    automaticUpdates: true
    refreshControl {
      title: "Updated just now"
      isRefreshing: load.isRunning
      on valueChanged -> posts = load()
    }
    for post in posts {
      row "\(post.author)" {
        subtitle: post.text
        detailDisclosureButton { on touchUpInside -> push PostDetails(post: post) }
        on select -> share(id: post.id)
      }
    } else {
      row "\(load.isRunning ? "Loading…" : "No Posts")"
    }
  }
}
screen PostDetails(post: Post) "\(post.author)" {
  content {
    label "\(post.text)" { numberOfLines: 0 }
    label "Likes: \(post.likes)" { font: .footnote }
  }
}
