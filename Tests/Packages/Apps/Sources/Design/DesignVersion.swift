/// What is written in Swift stands beside the screens.
public enum DesignVersion {
  public static let number = 1
}
