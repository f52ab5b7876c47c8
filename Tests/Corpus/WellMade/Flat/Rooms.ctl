/// The rooms of the flat.
enum Room {
  kitchen "Kitchen"
  hall "Hall"
}

/// The lamps, in the order of the rooms.
let lampNames = ["Table lamp", "Ceiling lamp", "Night lamp"]
