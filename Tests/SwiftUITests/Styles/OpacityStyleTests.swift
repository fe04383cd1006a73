import Foundation
import MartletDisplay
import Testing

@testable import SwiftUI

@MainActor @Suite struct OpacityStyleTests {
  private func alpha(_ style: some ShapeStyle) -> Float { style._paint(in: EnvironmentValues()).color.alpha }
  private func faded(_ style: some ShapeStyle, _ opacity: Double) -> Float { alpha(style.opacity(opacity)) }

  @Test func anyStyleFades() {
    // The label colour is opaque, the second level's has an alpha of its own.
    #expect(faded(HierarchicalShapeStyle.primary, 0.25) == alpha(HierarchicalShapeStyle.primary) * 0.25)
    #expect(faded(HierarchicalShapeStyle.secondary, 0.5) == alpha(HierarchicalShapeStyle.secondary) * 0.5)
    #expect(faded(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), 0.5) == 0.5)
    #expect(faded(AnyShapeStyle(.tint), 0) == 0)
  }

  @Test func whatIsNoPartCountsAsTheNearerEnd() {
    #expect(faded(TintShapeStyle(), 3) == 1)
    #expect(faded(TintShapeStyle(), -1) == 0)
    #expect(faded(TintShapeStyle(), .nan) == 1)
  }

  @Test func levelsOfAStyleAreThoseOfAForeground() {  // I17
    #expect(alpha(TintShapeStyle().secondary) == 0.5)
    #expect(alpha(TintShapeStyle().tertiary) == 0.25)
  }

  @Test func implicitMembersFindThem() {
    _ = Text("a").background(.primary.opacity(0.1)).foregroundStyle(.tint.opacity(0.5))
  }
}

@MainActor @Suite struct AffectedStyleTests {
  private func items(_ style: some ShapeStyle) -> [DisplayItem] {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    return Rectangle().items(
      in: rect, style: style._paint(in: EnvironmentValues()), fillStyle: FillStyle(), isMirrored: false)
  }

  @Test func aStyleHasItsShadow() {  // J14
    let plain = items(Color.red)
    let shadowed = items(Color.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)))
    let expected: [DisplayItem] = [.effect(.shadow(.black, radius: 4, offset: CGSize(width: 1, height: 2)), plain)]
    #expect("\(shadowed)" == "\(expected)")
  }

  @Test func aStyleBlends() {  // J11
    let expected: [DisplayItem] = [.effect(.blend(.multiply), items(TintShapeStyle()))]
    #expect("\(items(TintShapeStyle().blendMode(.multiply)))" == "\(expected)")
    #expect("\(items(TintShapeStyle().blendMode(.normal)))" == "\(items(TintShapeStyle()))")
  }

  @Test func effectsAddUpAndFadeWithTheStyle() {
    let style = Color.red.shadow(.drop(color: .black, radius: 1)).opacity(0.5).blendMode(.screen)
    let resolved = style._paint(in: EnvironmentValues())
    #expect(resolved.color.alpha == 0.5)
    guard case .effect(.blend(.screen), let inner)? = items(style).first, case .effect(.shadow, _)? = inner.first else {
      Issue.record("not a blend around a shadow")
      return
    }
  }

  @Test func whatIsNoLengthCountsAsNone() {
    let shadowed = items(Color.red.shadow(.drop(color: .black, radius: -.infinity, x: .nan)))
    let expected: [DisplayItem] = [.effect(.shadow(.black, radius: 0, offset: .zero), items(Color.red))]
    #expect("\(shadowed)" == "\(expected)")
  }
}
