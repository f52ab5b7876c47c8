extension Rule {
  static let detailDisclosureButtonRules: [Rule] = [
    .detailDisclosureButtonNoDestination,
    .detailDisclosureButtonNoItem,
    .detailDisclosureButtonRowActivatesButton,
    .detailDisclosureButtonSameView,
  ]
}
