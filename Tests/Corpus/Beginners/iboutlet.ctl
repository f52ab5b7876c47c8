screen Tea "Tea" {
  @IBOutlet weak var title: UILabel!
  content { label title "Hi" }
}
