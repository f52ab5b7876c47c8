screen Tea "Tea" {
  content { imageView { image: leaf; accessibility { label: "Leaf" } } }
}
