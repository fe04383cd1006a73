import Foundation

/// A preview that a `#Preview` declared: a name, conditions and what shows.
@MainActor @preconcurrency
public struct Preview {
  /// The conditions that a preview of a view can ask for.
  public struct ViewTraits {}

  let name: String?
  let traits: [PreviewTrait<ViewTraits>]
  let body: @MainActor () -> Any

  /// The body gives a `View`, a `UIView` or a `UIViewController`; anything else shows nothing.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., @_PreviewBuilder body: @escaping @MainActor () -> Any
  ) {
    (self.name, self.traits, self.body) = (name, traits, body)
  }
}

/// What `#Preview` expands to. A preview tool finds these types by their conformance.
@MainActor @preconcurrency
public protocol _PreviewRegistry {
  /// "Module/File.swift".
  static var fileID: String { get }
  /// The line of the `#Preview`, from 1.
  static var line: Int { get }
  static func makePreview() -> Preview
}

/// A view builder that also takes one UIKit view or controller.
///
/// One macro with this builder stands for three: the compiler can't choose between overloads of a macro by what a body
/// of several statements gives.
@resultBuilder public struct _PreviewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// UIKit's views and controllers.
  public static func buildExpression<Content: NSObject>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(first: first) }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { ViewBuilder.buildEither(second: second) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
