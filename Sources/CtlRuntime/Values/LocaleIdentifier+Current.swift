#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

extension LocaleIdentifier {
  /// The locale of the process from its environment; `en_US` without one. An app on a device knows
  /// its locale better and sets it.
  public static let current: LocaleIdentifier = {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      for variable in ["LC_ALL", "LC_TIME", "LANG"] {
        guard let value = getenv(variable) else { continue }
        let identifier = String(cString: value).prefix { $0 != "." && $0 != "@" }
        if !["", "C", "POSIX"].contains(identifier) { return LocaleIdentifier(String(identifier)) }
      }
    #endif
    return "en_US"
  }()
}
