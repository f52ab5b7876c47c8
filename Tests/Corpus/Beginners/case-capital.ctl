enum Size { small; large }
screen A "A" { var size: Size = .Small; content { segmentedControl { selection <-> size; accessibility { label: "Size" } } } }
