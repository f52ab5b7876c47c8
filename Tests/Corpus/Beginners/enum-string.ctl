enum Size { small; large }
screen A "A" { var size: Size = "small"; content { segmentedControl { selection <-> size; accessibility { label: "Size" } } } }
