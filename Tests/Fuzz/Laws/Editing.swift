import CtlDiagnostics
import CtlEditor

extension FuzzLaw {
  /// Everything that an editor asks is answered, inside the file.
  static let questions = FuzzLaw(name: "questions") { subject in
    let (snapshot, file) = (subject.snapshot, subject.file)
    for offset in subject.offsets(3) {
      for item in snapshot.completions(at: offset, in: file).items
      where item.range.lowerBound > offset || item.range.upperBound < offset {
        return "the completion \(item.label) replaces \(item.range) at \(offset)"
      }
      if let hover = snapshot.hover(at: offset, in: file), !hover.range.contains(offset),
        hover.range.upperBound != offset
      {
        return "the hover at \(offset) is about \(hover.range)"
      }
      _ = snapshot.signatureHelp(at: offset, in: file)
      _ = snapshot.definition(at: offset, in: file)
      _ = snapshot.references(at: offset, in: file, includingDeclaration: true)
      _ = snapshot.selectionRanges(at: offset, in: file)
      _ = snapshot.linkedRanges(at: offset, in: file)
      _ = snapshot.highlights(at: offset, in: file)
      _ = snapshot.codeActions(in: file, range: offset..<offset)
    }
    _ = snapshot.documentSymbols(in: file)
    _ = snapshot.semanticTokens(in: file)
    _ = snapshot.foldingRanges(in: file)
    _ = snapshot.inlayHints(in: file)
    _ = snapshot.codeLenses(in: file)
    _ = snapshot.documentColors(in: file)
    return nil
  }

  /// A new name and the old one again give the old text, and no error in between. The name of a
  /// case is also what people read, so that guidelines may speak.
  static let rename = FuzzLaw(name: "rename") { subject in
    if !subject.isSound { return nil }
    for offset in subject.offsets(4) {
      guard let (range, name) = subject.snapshot.prepareRename(at: offset, in: subject.file),
        case .success(let edits) = subject.snapshot.rename(
          at: offset, in: subject.file, to: "freshName"), !edits.isEmpty
      else { continue }
      guard let texts = subject.texts(edits) else { return "the edits of a rename overlap" }
      let renamed = subject.changed(texts)
      if !FixLaw(before: subject.findings).allows(renamed.findings, allowingAdvice: true) {
        return "renaming `\(name)` adds errors"
      }
      let shift = edits.filter { $0.location.file == subject.file }.reduce(0) { sum, edit in
        let place = edit.location.range
        return place.upperBound <= range.lowerBound
          ? sum + edit.text.utf8.count - place.count : sum
      }
      guard
        case .success(let back) = renamed.snapshot.rename(
          at: range.lowerBound + shift, in: renamed.file, to: name),
        let result = renamed.texts(back)
      else { return "`\(name)` cannot get its name back" }
      let last = renamed.changed(result)
      for (file, old) in zip(last.input.files, subject.input.files)
      where file.bytes.filter({ $0 != 0x60 }) != old.bytes.filter({ $0 != 0x60 }) {
        return "renaming `\(name)` there and back changes \(file.path)"
      }
    }
    return nil
  }
}
