@testable import AVKit
import Foundation
import MartletTesting
import MediaClips
import SwiftUI
import Testing
import UIKit

/// A film over the whole window, with what the app shows over it.
@MainActor @Suite struct FullScreenTests {
  @Test func theOverlayOfAnAppComesAlong() throws {
    let player = AVPlayer(url: try Clip(frames: 60).file())
    let screen = Screen(size: CGSize(width: 320, height: 400), scale: 1) {
      VStack {
        Text("Below")
        VideoPlayer(player: player) { Text("Mark").padding(.bottom, 120) }.frame(height: 180)
      }
    }
    #expect(screen.shows("Mark"))
    try screen.tap("Full Screen")
    screen.settle()
    #expect(screen.shows("Mark") && !screen.shows("Below"))
    try screen.tap("Exit Full Screen")
    screen.settle()
    #expect(screen.shows("Mark") && screen.shows("Below"))
  }

  @Test func theViewOfAControllerComesAlong() throws {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: try Clip(frames: 60).file())
    let mark = UILabel()
    mark.text = "Mark"
    mark.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
    controller.contentOverlayView?.addSubview(mark)
    let screen = Screen(size: CGSize(width: 320, height: 400), scale: 1) {
      VStack {
        Text("Below")
        Hosted(controller: controller).frame(height: 180)
      }
    }
    #expect(screen.shows("Mark"))
    try screen.tap("Full Screen")
    screen.settle()
    #expect(screen.shows("Mark") && !screen.shows("Below"))
    try screen.tap("Exit Full Screen")
    screen.settle()
    #expect(screen.shows("Mark") && screen.shows("Below"))
  }

  private struct Hosted: UIViewControllerRepresentable {
    let controller: AVPlayerViewController
    func makeUIViewController(context: Context) -> AVPlayerViewController { controller }
    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
  }
}
