screen Settings {
  activityIndicator { while: task }
}
