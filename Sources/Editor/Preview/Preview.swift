import CtlChecker
import CtlDiagnostics
import CtlGenerator
import CtlPicture
import CtlTerminal
import CtlText

/// The output of the other tools for a file, while a person writes it.
extension EditorSnapshot {
  /// A screen as text, as far as the file is sound.
  /// - Parameters:
  ///   - screen: its name; nil for the first one of the file.
  ///   - - width: columns; nil for the width of the device.
  public func picture(
    of screen: String?, in file: FileID, width: Int? = nil
  ) -> Result<String, Refusal> {
    guard let program = program(file) else { return .failure(.unknownFile) }
    do throws(Problem) {
      let rendering = try Terminal.render(program, screen: screen, options: options(width))
      return .success(String(decoding: rendering.text, as: UTF8.self))
    } catch {
      return .failure(Refusal(reason: error.message))
    }
  }

  /// A screen as it looks on the device, as SVG.
  public func devicePicture(of screen: String?, in file: FileID) -> Result<String, Refusal> {
    guard let program = program(file) else { return .failure(.unknownFile) }
    do throws(Problem) {
      let rendering = try DevicePicture.render(
        program, screen: screen, options: options(nil), device: device(program))
      return .success(String(decoding: rendering.text, as: UTF8.self))
    } catch {
      return .failure(Refusal(reason: error.message))
    }
  }

  /// The laid-out screens of a file as JSON, in the shape of `Grammar/tree.schema.json`.
  public func tree(of file: FileID, width: Int? = nil) -> Result<[UInt8], Refusal> {
    guard let program = program(file) else { return .failure(.unknownFile) }
    do throws(Problem) {
      return .success(try Terminal.tree(program, options: options(width)))
    } catch {
      return .failure(Refusal(reason: error.message))
    }
  }

  /// The Swift code of a file without errors.
  public func swift(of file: FileID) -> Result<String, Refusal> {
    guard let checked = self.file(file) else { return .failure(.unknownFile) }
    guard !checked.hasErrors else {
      return .failure(
        Refusal(
          reason: Phrase(Message("the file has errors: no code is made from it", "文件有错误，无法生成代码"))))
    }
    return .success(Generator.swift(checked.program).text)
  }

  /// With the images of the project.
  private func device(_ program: Program) -> DeviceOptions {
    var device = DeviceOptions()
    device.image = images.beside(program.origins.source.path, workspace.root)
    return device
  }

  func options(_ width: Int?) -> RenderOptions {
    var options = RenderOptions()
    let settings = workspace.settings
    options.setLanguage(
      nil, settings.isLocalized ? TextCatalogue(sourceLanguage: settings.sourceLanguage) : nil)
    options.width = width
    options.edition = settings.edition
    return options
  }

  /// A drawing of one element, on few lines; nil if it is not drawn or would fill a page.
  func drawing(of element: ElementID, in file: FileID) -> String? {
    guard let program = program(file),
      let lines = Terminal.render(program, element: element, options: options(nil)),
      lines.count <= 16
    else { return nil }
    return lines.joined(separator: "\n")
  }

  /// The address of an image of one element as it looks on the device.
  func image(of element: ElementID, in file: FileID) -> String? {
    guard let program = program(file),
      let bytes = DevicePicture.render(
        program, element: element, options: options(nil), device: device(program)),
      bytes.count <= imageLimit
    else { return nil }
    return PictureImage(.svg, bytes).dataURI
  }
}

/// Editors show no more than about 100,000 characters of a text.
private let imageLimit = 48 << 10

extension Refusal {
  static let unknownFile = Refusal(
    reason: Phrase(Message("the file cannot be read", "无法读取文件")))
}
