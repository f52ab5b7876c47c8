screen Tea "Tea" {
  content {
    <TextBlock Text="Hi" FontSize="20" />
  }
}
