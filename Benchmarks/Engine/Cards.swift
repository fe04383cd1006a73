import Foundation
import MartletHost
import SwiftUI
import UIKit

/// A card as catalogues have them: a picture that is cut to its frame, words in three sizes, a plate with a shadow.
private struct Card: View {
  let number: Int

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(uiImage: CardPictures.picture(number))
        .resizable()
        .scaledToFill()
        .frame(width: 96, height: 54)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 6) {
        Text("Film number \(number)").font(.headline)
        Text("\(number % 60) min, seen by \(number * 7)").font(.footnote).foregroundColor(.secondary)
        Text("What number \(number) is about, in some words that need a second line to be said.").font(.footnote)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(10)
    .background(Color.white)
    .cornerRadius(15)
    .shadow(color: .black.opacity(0.1), radius: 10)
  }
}

private struct ListOfCards: View {
  let count: Int
  var body: some View {
    List(0..<count, id: \.self) { Card(number: $0).listRowSeparator(.hidden) }.listStyle(.plain)
  }
}

/// Every card has a picture of its own, decoded when the card first comes into sight; the last 300 are kept.
@MainActor
private enum CardPictures {
  private static let kept: NSCache<NSNumber, UIImage> = {
    let cache = NSCache<NSNumber, UIImage>()
    cache.countLimit = 300
    return cache
  }()

  /// Files of 320 by 180 pixels, as a server sends them.
  private static let files: [Data] = (0..<40).map { number in
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 320, height: 180), format: format).pngData { context in
      for stripe in 0..<20 {
        UIColor(hue: CGFloat((number + stripe * 3) % 40) / 40, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: stripe * 16, y: 0, width: 16, height: 180))
      }
    }
  }

  static func picture(_ number: Int) -> UIImage {
    if let known = kept.object(forKey: number as NSNumber) { return known }
    let image = UIImage(data: files[number % files.count])?.preparingForDisplay() ?? UIImage()
    kept.setObject(image, forKey: number as NSNumber)
    return image
  }
}

/// The work of each frame while ten thousand cards are scrolled: as fast as a finger throws a list, then a window's height
/// in each frame, which brings some two thousand cards by. What stays in memory of those that went by.
@MainActor
func measureCards(_ table: Table) {
  guard table.wants("cards") else { return }
  let stage = Stage(ListOfCards(count: 10_000))
  stage.frame()
  table.series("cards of 10000, 60 points a frame", frames(of: stage, step: 60, atMost: 1000))
  let before = residentBytes
  let all = frames(of: stage, step: 844, atMost: 300)
  table.series("cards of 10000, 844 points a frame", all)
  let growth = (residentBytes - before) / 1_000_000
  table.note("cards of 10000, memory of \(all.count) frames", "\(growth) MB")
}

/// Processor time of each frame of a scroll that ends with the list.
@MainActor
private func frames(of stage: Stage, step: CGFloat, atMost count: Int) -> [Double] {
  var times: [Double] = []
  for _ in 0..<count {
    let start = ThreadTime.now
    guard stage.scroll(by: step) else { break }
    stage.frame()
    times.append(ThreadTime.now - start)
  }
  return times
}
