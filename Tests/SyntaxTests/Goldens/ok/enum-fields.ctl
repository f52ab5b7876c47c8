/// What people pay for.
enum Plan {
  basic "Basic" { price: 5 }, family "Family"
  {
    price: 9
    image: "people"; `in`: 3
  }
  @allow(unused/enum-case, because: "The app has it.")
  none { }

  /// A field.
  let price: Double
  let image: Image = "person"; let task: Int?
  @allow(unused/field, because: "Later.") let `in` = 2
}
enum Words { let, case; let size: Int }
