/// Spoken names with words such as button, image and switch in their meaning.
screen Sewing "Sewing Box" {
  action a()
  content {
    label "What do you need?"
    button { image: "button.four"; accessibility { label: "Sew On a Button" }; on touchUpInside -> a() }
    button { image: "zip"; accessibility { label: "Zip"; hint: "Opens the drawer with the zips" }; on touchUpInside -> a() }
    imageView { image: "portrait"; accessibility { label: "Portrait of a seamstress" } }
    imageView { image: "switchback"; accessibility { label: "Railway switch at Bern" } }
  }
}
