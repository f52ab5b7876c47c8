import CtlWorkspace
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/./b//c.ctl", "a/b/c.ctl"), ("a/../b.ctl", "b.ctl"), ("../a.ctl", "../a.ctl"),
    ("a/../../b.ctl", "../b.ctl"), ("/a/../../b.ctl", "/b.ctl"), ("./a.ctl", "a.ctl"), ("", "."),
  ])
  func normalizing(path: String, expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test(arguments: [
    ("Theme.ctl", "App/Main.ctl", "App", "App/Theme.ctl"),
    ("../Theme.ctl", "App/Screens/Main.ctl", "App", "App/Theme.ctl"),
    ("sub/Theme.ctl", "Main.ctl", ".", "sub/Theme.ctl"),
    ("../Theme.ctl", "Main.ctl", "..", "../Theme.ctl"),
  ])
  func imports(path: String, file: String, root: String, expected: String) {
    #expect(FilePath.resolve(path, from: file, root: root) == expected)
  }

  @Test(arguments: [
    ("../Theme.ctl", "App/Main.ctl", "App"), ("../../etc/passwd", "App/Main.ctl", "."),
    ("/etc/passwd", "Main.ctl", "."), ("..", "Main.ctl", "."), ("a\0b.ctl", "Main.ctl", "."),
    ("", "Main.ctl", "."), ("..\\x.ctl", "Main.ctl", "."), ("../../x.ctl", "Main.ctl", ".."),
    ("x/../../y.ctl", "/p/Main.ctl", "/p"),
  ])
  func importsThatLeaveTheRoot(path: String, file: String, root: String) {
    #expect(FilePath.resolve(path, from: file, root: root) == nil)
  }
}
