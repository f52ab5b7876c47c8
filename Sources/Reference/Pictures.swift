import CtlCatalogue
import CtlChecker
import CtlPicture
import CtlTerminal
import CtlText

extension Reference {
  /// The folder of the pictures, from that of the page.
  static let pictureFolder = "Pictures"

  /// The example of each kind as it looks on the device: paths from the folder of the page.
  public static var pictures: [(path: String, bytes: [UInt8])] {
    var device = DeviceOptions()
    device.isCompact = true
    return KindName.allCases.compactMap { name in
      let source = SourceText(path: "Example.ctl", bytes: Array(Kind.named(name).example.utf8))
      let program = Program.check(source)
      let picture = try? DevicePicture.render(
        program, settings: settings(of: program), device: device)
      return picture.map { (picturePath(name), $0.text) }
    }
  }

  /// An example with a sample is drawn as that shows it.
  static func settings(of program: Program) -> [String] {
    program.samples.prefix(1).map { ScreenState.samplePrefix + $0.name }
  }

  static func picturePath(_ name: KindName) -> String { "\(pictureFolder)/\(name.name).svg" }
}
