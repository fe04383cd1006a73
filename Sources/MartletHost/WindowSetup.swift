import Foundation

/// What a window's content is made for, before there is a window: the first size and what it stands in.
public struct WindowSetup: Equatable, Sendable {
  public var sizeInPoints: CGSize
  public var pixelsPerPoint: Double
  public var surroundings: WindowSurroundings
  /// The iOS version whose behaviour the app expects, such as "17.0".
  public var deploymentTarget: String
  /// Whether the window's clock follows the machine's time; else it moves by what is asked for, in steps.
  public var isLive = false

  public init(
    sizeInPoints: CGSize, pixelsPerPoint: Double, surroundings: WindowSurroundings, deploymentTarget: String = "17.0"
  ) {
    (self.sizeInPoints, self.pixelsPerPoint) = (sizeInPoints, pixelsPerPoint)
    (self.surroundings, self.deploymentTarget) = (surroundings, deploymentTarget)
  }

  /// As a picture was asked for.
  public init(_ request: CaptureRequest) {
    var surroundings = WindowSurroundings()
    surroundings.isDark = request.colorScheme == .dark
    surroundings.textSize = request.textSize
    surroundings.locale = request.locale
    surroundings.isRightToLeft = request.rightToLeft
    surroundings.safeArea = request.safeArea
    surroundings.isHorizontallyRegular = request.horizontalSizeClass == .regular
    surroundings.isVerticallyRegular = request.verticalSizeClass == .regular
    self.init(
      sizeInPoints: CGSize(width: request.width, height: request.height), pixelsPerPoint: request.scale,
      surroundings: surroundings, deploymentTarget: request.deploymentTarget)
  }
}
