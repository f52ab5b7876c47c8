import CtlRuntime
import Foundation

/// The texts of the app in all its languages.
public enum Texts {
  /// Throws when the catalogue of the package cannot be read.
  public static func load() throws -> StringCatalogue {
    let file = Bundle.module.url(forResource: "Localizable", withExtension: "xcstrings")
    return try JSONDecoder().decode(
      StringCatalogue.self, from: Data(contentsOf: file ?? URL(fileURLWithPath: "/")))
  }
}
