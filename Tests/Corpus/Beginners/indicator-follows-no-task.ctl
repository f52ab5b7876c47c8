screen Upload "Upload" {
  task upload(photo: String, kind: .network)

  statusBar {
    networkActivityIndicator { while: upload }
  }
  content {
    label "\(upload.isFailed ? upload.message : "Beach.jpg")"
  }
  toolbar {
    activityIndicator { style: .gray }
    button "Upload" {
      isEnabled: !upload.isRunning
      on touchUpInside -> upload(photo: "Beach.jpg")
    }
  }
}
