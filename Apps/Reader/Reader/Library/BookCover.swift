import ReaderImport
import SwiftUI

/// A cover: the book's own picture where it has one, and its title on a colour that is always the same for it.
struct BookCover: View {
  let book: ShelfBook
  let folder: BookFolder
  @State private var picture: UIImage?

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width
      VStack(alignment: .leading, spacing: 0) {
        if let picture {
          Image(uiImage: picture)
            .resizable()
            .scaledToFill()
            .frame(width: width, height: width * 0.7, alignment: .top)
            .clipped()
        }
        words(width)
      }
      .frame(width: width, height: width * 1.45)
      .background(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
      .overlay(alignment: .leading) { spine(width) }
      .clipShape(RoundedRectangle(cornerRadius: width * 0.035))
    }
    .aspectRatio(1 / 1.45, contentMode: .fit)
    .shadow(color: .black.opacity(0.22), radius: 5, x: 0, y: 3)
    .task(id: book) { picture = await load() }
    .accessibilityHidden(true)
  }

  /// Sizes are parts of the cover, as on a printed one.
  private func words(_ width: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: width * 0.04) {
      Text(book.title)
        .font(.system(size: width * 0.11, weight: .bold, design: .serif))
        .lineLimit(picture == nil ? 6 : 3)
        .minimumScaleFactor(0.6)
      Spacer(minLength: 0)
      if let byline = book.byline {
        Text(byline)
          .font(.system(size: width * 0.065, weight: .medium))
          .opacity(0.85)
          .lineLimit(2)
      }
    }
    .foregroundStyle(.white)
    .padding(.leading, width * 0.12)
    .padding(.trailing, width * 0.08)
    .padding(.vertical, width * 0.1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func spine(_ width: CGFloat) -> some View {
    HStack(spacing: 0) {
      Color.white.opacity(0.12).frame(width: width * 0.02)
      Color.black.opacity(0.14).frame(width: width * 0.02)
    }
    .padding(.leading, width * 0.02)
  }

  private func load() async -> UIImage? {
    guard let cover = book.cover else { return nil }
    let path = folder.imageURL(cover).path
    return await Task.detached { UIImage(contentsOfFile: path) }.value
  }

  private var colors: [Color] {
    let pairs: [(UInt32, UInt32)] = [
      (0x2B4C7E, 0x16263F), (0x7A3B3F, 0x41191D), (0x2F6B57, 0x143329), (0x6A4C93, 0x35234D), (0x8A5A24, 0x4A2E10),
      (0x2E6E80, 0x133642), (0x5B5F6B, 0x2B2E36), (0x93466E, 0x4D2039),
    ]
    let sum = book.title.unicodeScalars.reduce(UInt32(7)) { ($0 &* 31) &+ $1.value }
    let pair = pairs[Int(sum >> 3) % pairs.count]
    return [Color(hex: pair.0), Color(hex: pair.1)]
  }
}
