import SwiftUI

// Styles, modifiers, shapes and layouts as apps write them. This target is compiled in Swift 6 mode: what an app may
// write without an attribute of isolation must compile here without one.

struct BigButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().scaleEffect(configuration.isPressed ? 0.9 : 1).background(Color.blue, in: Capsule())
  }
}

struct TapButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

struct ReversedLabelStyle: LabelStyle {
  @Environment(\.colorScheme) private var colorScheme
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

struct ButtonToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

struct NumberProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Text("\(configuration.fractionCompleted ?? 0)") }
}

struct NumberGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { Text("\(configuration.value)") }
}

struct StackedContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

struct Card: ViewModifier {
  var radius: CGFloat = 8
  @State private var isShown = false
  func body(content: Content) -> some View {
    content.padding().clipShape(RoundedRectangle(cornerRadius: radius)).onTapGesture { isShown.toggle() }
  }
}

extension View {
  func card() -> some View { modifier(Card()) }
}

struct Triangle: Shape {
  var inset: CGFloat = 0
  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct InsetBox: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

struct Shake: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
  }
}

struct Fading: ViewModifier, Animatable {
  var amount: Double
  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.opacity(amount) }
}

struct Flow: Layout {
  struct Cache { var sizes: [CGSize] = [] }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.sizes.reduce(.zero) { CGSize(width: $0.width + $1.width, height: max($0.height, $1.height)) }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += cache.sizes[index].width
    }
  }
}

struct Stripe: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.red : Color.blue
  }
}

struct Middle: AlignmentID {
  static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 2 }
}

extension VerticalAlignment {
  static let middle = VerticalAlignment(Middle.self)
}

struct EachSecond: TimelineSchedule {
  func entries(from start: Date, mode: Mode) -> AnyIterator<Date> {
    var date = start
    return AnyIterator {
      defer { date += 1 }
      return date
    }
  }
}
