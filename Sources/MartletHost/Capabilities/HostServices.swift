/// What a host offers an app beyond frames and events; nil for what it lacks.
public struct HostServices {
  public var links: (any LinkOpening)?
  public var clipboard: (any Clipboard)?
  public var window: (any WindowControl)?
  public var files: (any FileDialogs)?
  public init() {}
}
