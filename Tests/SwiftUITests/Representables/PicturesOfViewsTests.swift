import MartletTesting
import SwiftUI
import Testing
import UIKit

/// Pictures of views of UIKit's, on the screen and off it.
@MainActor @Suite struct PicturesOfViewsTests {
  private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let pixels = try #require(image.cgImage)
    let start = pixels._reference.pixels.startIndex + (y * pixels.width + x) * 4
    return Array(pixels._reference.pixels[start..<start + 4])
  }
  private let red: [UInt8] = [0, 0, 255, 255]
  private let blue: [UInt8] = [255, 0, 0, 255]

  private func picture(_ size: CGSize, _ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: draw)
  }

  private var square: UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    return view
  }

  @Test func aHostedViewOffTheScreenIsDrawn() throws {
    let controller = UIHostingController(rootView: Color.blue.frame(width: 20, height: 20))
    let view = try #require(controller.view)
    view.bounds = CGRect(origin: .zero, size: controller.sizeThatFits(in: CGSize(width: 20, height: 20)))
    let image = picture(view.bounds.size) { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    #expect(image.size == CGSize(width: 20, height: 20))
    let found = try color(image, 10, 10)
    #expect(found[0] > 200 && found[2] < 100)
  }

  @Test func aLayerDrawsItsViewAndThoseInside() throws {
    _ = UIHostingController(rootView: Text("")).view
    let view = square
    let image = picture(CGSize(width: 20, height: 20)) { view.layer.render(in: $0.cgContext) }
    #expect(try color(image, 5, 5) == red && color(image, 15, 5) == blue)
  }

  @Test func aViewInAWindowStaysThere() throws {
    let view = square
    let screen = Screen(size: CGSize(width: 20, height: 20)) { Made { view } }
    let before = screen.displayList
    let image = picture(CGSize(width: 20, height: 20)) { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
    #expect(try color(image, 5, 5) == red && color(image, 15, 5) == blue)
    screen.update()
    #expect(screen.displayList == before)
  }

  @Test func aSubviewGoesBackToItsPlace() throws {
    _ = UIHostingController(rootView: Text("")).view
    let view = square
    let inner = view.subviews[0]
    let image = picture(CGSize(width: 10, height: 20)) { _ in
      inner.drawHierarchy(in: inner.bounds, afterScreenUpdates: true)
    }
    #expect(try color(image, 5, 5) == blue)
    #expect(inner.superview === view && inner.frame == CGRect(x: 10, y: 0, width: 10, height: 20))
  }
}
