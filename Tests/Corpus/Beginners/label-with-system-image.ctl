screen S "S" { content { Label("Tea", systemImage: "cup") } }
