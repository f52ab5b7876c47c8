import CtlWorkspace

extension Session {
  /// Refuses to write to a file that was read: its text would be lost.
  package func checkOutputs(_ paths: [String]) throws(Failure) {
    let places = paths.map { ($0, Files.realPath($0)) }
    if places.allSatisfy({ $0.1 == nil }) { return }
    let read = Set(sourcePaths.compactMap { Files.realPath($0) })
    for (path, place) in places where place.map(read.contains) == true {
      throw Failure(
        "\(Files.quoted(path)) is a source of this run, which the output would replace; name another file",
        "\(Files.quoted(path)) 是本次运行读取的源文件，输出会覆盖它；请指定其他文件")
    }
  }

  /// The files that were named or found, those that they import, and the settings of their projects.
  private var sourcePaths: Set<String> {
    Set(files.flatMap { [$0.path] + imports(of: $0) }).union(files.compactMap(\.settingsPath))
  }
}
