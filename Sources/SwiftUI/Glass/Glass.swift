/// How a piece of glass looks: clear or frosted, with a tint.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }
  let kind: Kind
  var tint: Color?

  /// Frosted: what lies behind is blurred.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Hardly there, for glass over pictures.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass.
  public static var identity: Glass { Glass(kind: .identity) }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.tint = color
    return copy
  }
  /// Glass that answers to touches. DEVIATION: it stands still.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts a piece of glass behind this view. DEVIATION: what lies behind is blurred, not bent; pieces do not melt into
  /// each other.
  nonisolated public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    background { GlassPane(glass: glass, shape: shape) }
  }

  /// Names a piece of glass that melts into others. DEVIATION: pieces come and go by themselves.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Makes one piece of several. DEVIATION: they stay several.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
}

/// Holds pieces of glass that are drawn together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { content }
}
