import MartletControls

/// The piece itself: blur, tint, a bright edge, a weak shadow.
struct GlassPane<S: Shape>: View {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if glass.kind != .identity {
      shape.fill(
        glass.kind == .clear ? AnyShapeStyle(Color.white.opacity(GlassMetrics.clearFill)) : AnyShapeStyle(.thinMaterial)
      )
      .overlay { if let tint = glass.tint { shape.fill(tint.opacity(GlassMetrics.tintOpacity)) } }
      .overlay {
        shape.stroke(
          LinearGradient(
            colors: [.white.opacity(edge), .white.opacity(edge / 4), .white.opacity(edge / 2)], startPoint: .topLeading,
            endPoint: .bottomTrailing), lineWidth: GlassMetrics.edgeWidth)
      }
      .shadow(color: .black.opacity(GlassMetrics.shadowOpacity), radius: GlassMetrics.shadowRadius, y: 2)
      .accessibilityHidden(true)
    }
  }

  private var edge: Double { scheme == .dark ? GlassMetrics.darkEdge : GlassMetrics.lightEdge }
}
