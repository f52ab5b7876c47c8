import CtlDiagnostics
import CtlText
import CtlWorkspace

/// A file that is not written in Ctl and can have findings: `ctl.json`, or a catalogue of translations.
struct OtherFile: Sendable {
  let path: String
  let text: IndexedText
  let findings: [Finding]

  /// Identifies a file in its findings. The numbers of `.ctl` files count upwards.
  static func id(_ index: Int) -> FileID { FileID(rawValue: .max - UInt32(index)) }
}

extension ProjectState {
  func other(_ path: String) -> OtherFile? { others.first { $0.path == path } }

  func other(_ file: FileID) -> OtherFile? {
    let index = Int(UInt32.max - file.rawValue)
    return others.indices.contains(index) ? others[index] : nil
  }
}
