var count: Int = 3
screen T "T" { content { label "\(count)" } }
