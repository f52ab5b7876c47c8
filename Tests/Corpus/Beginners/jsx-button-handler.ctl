screen Tea "Tea" {
  action save()
  content {
    <button className="big" onClick={() => save()}>Save</button>
  }
}
