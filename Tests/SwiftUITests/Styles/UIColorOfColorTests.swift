import Foundation
import MartletDisplay
import SwiftUI
import Testing
import UIKit

@Suite struct UIColorOfColorTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)
  private let light = UITraitCollection(userInterfaceStyle: .light)

  @Test func fixedColoursKeepTheirComponents() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
    #expect(UIColor(.black) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func theSystemsColoursStayDynamic() {
    #expect(UIColor(Color.primary) == .label && UIColor(.red) == .systemRed)
    #expect(UIColor(.primary).resolvedColor(with: dark) == .label.resolvedColor(with: dark))
    #expect(UIColor(.primary).resolvedColor(with: light) != UIColor(.primary).resolvedColor(with: dark))
  }

  @Test func coloursOfUIKitComeBack() {
    #expect(UIColor(Color(uiColor: .tertiaryLabel)) == .tertiaryLabel)
    let cyan = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
    #expect(UIColor(Color(hue: 0.5, saturation: 1, brightness: 1)) == cyan)
  }

  @Test func opacityAndMixturesFollowTheirParts() {
    #expect(UIColor(Color.black.opacity(0.5)) == UIColor(white: 0, alpha: 0.5))
    #expect(UIColor(Color.black.mix(with: .white, by: 0.5)) == UIColor(white: 0.5, alpha: 1))
    let faded = UIColor(Color.primary.opacity(0.5))
    #expect(faded.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(faded.resolvedColor(with: light) == UIColor(white: 0, alpha: 0.5))
  }

  @Test func coreGraphicsHasFixedColoursOnly() {
    #expect(Color(red: 1, green: 0, blue: 0).cgColor?.components == [1, 0, 0, 1])
    #expect(Color.primary.cgColor == nil)
    #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
  }
}
