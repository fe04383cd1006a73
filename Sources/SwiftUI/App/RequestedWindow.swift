import Foundation
import MartletControls
import MartletDisplay
import MartletHost
import MartletLayout
import MartletText
import MartletTree

/// A view tree as a host sees it, in the surroundings that a request describes.
final class RequestedWindow: FrameSource {
  let root: ViewRoot
  private let safeArea: EdgeInsets

  init<Content: View>(request: CaptureRequest, content: Content, textEngine: TextEngine = .standard) {
    let layout = LayoutContext(pixelsPerPoint: request.scale, textEngine: textEngine)
    root = ViewRoot(layoutContext: layout, environment: EnvironmentValues(request: request), content: content)
    let insets = request.safeArea.map { CGFloat($0) }
    safeArea = EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
  }

  func prepareFrame(size: CGSize, pixelsPerPoint: CGFloat) -> DisplayGroup {
    root.layoutContext.pixelsPerPoint = pixelsPerPoint
    return root.frame(size: size, safeArea: safeArea)
  }

  var semantics: SemanticsNode { root.semantics }
  var hasPendingWork: Bool { root.hasPendingWork }
  var needsFrame: () -> Void {
    get { root.needsFrame }
    set { root.needsFrame = newValue }
  }

  func advance(to time: Double) { root.advance(to: time) }
  var nextDueTime: Double? { root.nextDueTime }
  func handle(_ event: InputEvent) -> Bool { root.handle(event) }
  var textInput: TextInputState? { (root.focus.focused as? TextInputClient)?.textInputState }

  // FIXME: surroundings that change in an open window; the window host brings them.
  var surroundings = WindowSurroundings()
  var services = HostServices()
}

extension EnvironmentValues {
  init(request: CaptureRequest) {
    self.init()
    colorScheme = request.colorScheme == .dark ? .dark : .light
    dynamicTypeSize = DynamicTypeSize.allCases.first { "\($0)" == request.textSize } ?? .large
    locale = Locale(identifier: request.locale)
    calendar.locale = locale
    layoutDirection = request.rightToLeft ? .rightToLeft : .leftToRight
    displayScale = request.scale
    horizontalSizeClass = request.horizontalSizeClass == .compact ? .compact : .regular
    verticalSizeClass = request.verticalSizeClass == .compact ? .compact : .regular
    deploymentTarget = DeploymentTarget(request.deploymentTarget) ?? .current
  }
}
