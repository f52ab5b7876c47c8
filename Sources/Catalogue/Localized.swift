/// A text in the two languages of the product. Both are always present.
public struct Localized: Sendable, Hashable {
  public let en: String
  public let zh: String

  public init(_ en: String, _ zh: String) {
    self.en = en
    self.zh = zh
  }
}
