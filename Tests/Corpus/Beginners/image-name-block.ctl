screen S "S" { content { image "star" { contentMode: .center; accessibility { label: "Star" } } } }
