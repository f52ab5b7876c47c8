import CtlEditor
import CtlText

/// The pages of findings and pictures that were written for the client. A page of a finding is written
/// when the finding is first reported.
final class Pages: Sendable {
  private let machine: Machine
  private let addresses = Locked<[String: String?]>([:])

  init(_ machine: Machine) { self.machine = machine }

  /// The address of a page that never changes.
  func address(of name: String, _ text: () -> String?) -> String? {
    if let known = addresses.withLock({ $0[name] }) { return known }
    let address = text().flatMap { write(name, $0) }
    addresses.withLock { $0[name] = address }
    return address
  }

  /// Writes a page anew.
  func write(_ name: String, _ text: String) -> String? {
    machine.page(name, Array(text.utf8)).map { DocumentURI(path: $0).text }
  }
}
