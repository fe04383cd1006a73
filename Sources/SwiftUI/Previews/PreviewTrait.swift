import Foundation

/// A condition for a preview: the room it gets, which way the screen is turned, or a modifier.
public struct PreviewTrait<T> {
  enum Kind {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(any PreviewModifier)
  }
  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The whole screen of the device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }
  /// As large as the view likes to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }

  /// Puts the preview into surroundings that several previews share.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(kind: .modifier(modifier))
  }
}

/// Which way the screen is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// Surroundings for previews, with a context that is made once and shared.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}
