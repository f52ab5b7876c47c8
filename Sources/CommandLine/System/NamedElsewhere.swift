import CtlChecker
import CtlDiagnostics
import CtlRules

extension Session {
  /// A file of another project that names what is not public has an error about it. What it names is not
  /// unused too: as in one project, a file with an error may use anything.
  mutating func forgetUnusedOfModules() {
    let places = findings.filter { $0.code.id == LanguageCode.notPublic.id }.flatMap(\.related)
    let named = Set(places.compactMap { path(of: $0.location.file) })
    if named.isEmpty { return }
    let ids = Set(fileIDs.filter { named.contains($0.path) }.map(\.id))
    filter { !ids.contains($0.location.file) || !Rule.codesOfUsers.contains($0.code.id) }
  }
}
