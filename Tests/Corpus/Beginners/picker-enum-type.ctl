enum Size { small; large }
screen A "A" { var size: Size = .small; content { picker { selection <-> Size; accessibility { label: "Size" } } } }
