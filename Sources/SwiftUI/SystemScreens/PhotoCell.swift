import Foundation
import MartletPhotos
import UIKit

/// A photo in the grid: the middle of it, in a square.
struct PhotoCell: View {
  let photo: PhotoFile
  /// Points.
  let side: CGFloat
  let isChosen: Bool
  /// Whether cells show that they can be chosen with others.
  let isChoice: Bool
  let failed: (PhotoError) -> Void
  @State private var image: UIImage?
  @Environment(\.displayScale) private var displayScale

  /// Photos are up to about a quarter longer than wide; the rest is cut off.
  private static let longestSideFactor = 1.25

  var body: some View {
    Color(uiColor: .secondarySystemFill)
      .overlay {
        if let image { Image(uiImage: image).resizable().scaledToFill() }
      }
      .frame(width: side, height: side)
      .clipped()
      .overlay(alignment: .bottomTrailing) { if isChoice { mark } }
      .contentShape(Rectangle())
      .task(id: photo) { await load() }
  }

  private var mark: some View {
    Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
      .font(.system(size: 22))
      .foregroundStyle(isChosen ? Color.accentColor : Color.white)
      .background { Circle().fill(isChosen ? Color.white : Color.black.opacity(0.25)).padding(1) }
      .padding(6)
      .accessibilityHidden(true)
  }

  private func load() async {
    let pixels = Int((side * displayScale * Self.longestSideFactor).rounded(.up))
    do throws(PhotoError) {
      let loaded = try await PhotoThumbnails.shared.image(of: photo, pixels: pixels)
      if !Task.isCancelled { image = loaded }
    } catch { if !Task.isCancelled { failed(error) } }
  }
}
