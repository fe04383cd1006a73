import Foundation
import MartletTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ImageRendererTests {
  private func color(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8]? {
    guard let image, x < image.width, y < image.height else { return nil }
    let start = (y * image.width + x) * 4
    return Array(image._reference.pixels[start..<start + 4])
  }

  @Test func theViewsOwnSizeIsThePictures() throws {
    let renderer = ImageRenderer(content: Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 6))
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 1)
    #expect(color(image.cgImage, 0, 0) == [0, 0, 255, 255])
  }

  @Test func theScaleMakesPixelsNotPoints() throws {
    let renderer = ImageRenderer(content: Circle().frame(width: 10, height: 10))
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    #expect(image.cgImage?.width == 30 && image.size == CGSize(width: 10, height: 10))
  }

  @Test func whatTheViewDoesNotDrawIsClear() {
    let renderer = ImageRenderer(content: Color.blue.frame(width: 2, height: 2).padding(2))
    #expect(color(renderer.cgImage, 0, 0) == [0, 0, 0, 0])
    renderer.isOpaque = true
    #expect(color(renderer.cgImage, 0, 0) == [0, 0, 0, 255])
  }

  @Test func aProposalIsOffered() {
    let renderer = ImageRenderer(content: Color.blue)
    renderer.proposedSize = ProposedViewSize(width: 12, height: 8)
    #expect(renderer.cgImage?.width == 12 && renderer.cgImage?.height == 8)
  }

  @Test func aViewWithoutAnAreaHasNoPicture() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test func changedContentMakesAnotherPicture() {
    let renderer = ImageRenderer(content: Color(red: 0, green: 0, blue: 0).frame(width: 1, height: 1))
    #expect(color(renderer.cgImage, 0, 0) == [0, 0, 0, 255])
    renderer.content = Color(red: 1, green: 1, blue: 1).frame(width: 1, height: 1)
    #expect(color(renderer.cgImage, 0, 0) == [255, 255, 255, 255])
  }
}
