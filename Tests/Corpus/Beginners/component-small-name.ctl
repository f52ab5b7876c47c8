component cell(t: String) { label "\(t)" }
screen A "A" { table { row { Cell { t: "A" } } } }
