import SwiftUI

/// All filters side by side, each with what it makes of the photo. Where words are large, the chosen filter's alone show.
struct FilterStrip: View {
  @ObservedObject var editor: PhotoEditor
  @Environment(\.dynamicTypeSize) private var textSize
  @ScaledMetric(relativeTo: .caption2) private var side = FilterCell.side
  /// Two lines of words.
  @ScaledMetric(relativeTo: .caption2) private var titleHeight = 34.0

  var body: some View {
    if textSize.isAccessibilitySize {
      VStack(spacing: 4) {
        cells(.none).frame(height: FilterCell.side)
        Text(editor.choice.title).font(.caption).foregroundColor(.accentColor).padding(.horizontal)
          .accessibilityHidden(true)
      }
    } else {
      cells(.below).frame(height: side + titleHeight)
    }
  }

  private func cells(_ title: FilterCell.TitlePlace) -> some View {
    ScrollViewReader { strip in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 10) {
          ForEach(FilterChoice.all) { choice in
            FilterCell(choice: choice, editor: editor, title: title).id(choice)
          }
        }
        .padding(.horizontal)
      }
      .onChange(of: editor.choice) { withAnimation { strip.scrollTo(editor.choice, anchor: .center) } }
    }
  }
}

/// All filters in a column beside the photo: as a grid, or where words are large below each other.
struct FilterGrid: View {
  @ObservedObject var editor: PhotoEditor
  @Environment(\.dynamicTypeSize) private var textSize
  @ScaledMetric(relativeTo: .caption2) private var side = FilterCell.side

  var body: some View {
    let isList = textSize.isAccessibilitySize
    LazyVGrid(columns: [isList ? GridItem(.flexible()) : GridItem(.adaptive(minimum: side + 12))], spacing: 12) {
      ForEach(FilterChoice.all) { FilterCell(choice: $0, editor: editor, title: isList ? .beside : .below) }
    }
  }
}

struct FilterCell: View {
  enum TitlePlace { case below, beside, none }

  let choice: FilterChoice
  @ObservedObject var editor: PhotoEditor
  let title: TitlePlace
  @ScaledMetric(relativeTo: .caption2) private var scaledSide = FilterCell.side

  /// Points at the usual size of text.
  static let side: CGFloat = 68
  private var isChosen: Bool { editor.choice == choice }

  var body: some View {
    Button {
      editor.choose(choice)
    } label: {
      switch title {
      case .below:
        VStack(spacing: 4) {
          thumbnail(scaledSide)
          words.lineLimit(2, reservesSpace: true).multilineTextAlignment(.center).frame(width: scaledSide + 4)
        }
      case .beside:
        HStack(spacing: 12) {
          thumbnail(FilterCell.side)
          words.frame(maxWidth: .infinity, alignment: .leading)
        }
      case .none: thumbnail(FilterCell.side)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(choice.title)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private var words: some View {
    Text(choice.title).font(.caption2).foregroundColor(isChosen ? .accentColor : .secondary)
  }

  private func thumbnail(_ side: CGFloat) -> some View {
    FilterThumbnail(image: editor.thumbnails[choice], isChosen: isChosen).frame(width: side, height: side)
  }
}

struct FilterThumbnail: View {
  let image: UIImage?
  let isChosen: Bool

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 10)
    Color(.tertiarySystemFill)
      .overlay {
        if let image {
          Image(uiImage: image).resizable().scaledToFill()
        } else {
          Image(systemName: "camera.filters").foregroundColor(.secondary)
        }
      }
      .clipShape(shape)
      .overlay { if isChosen { shape.strokeBorder(Color.accentColor, lineWidth: 3) } }
      .accessibilityHidden(true)
  }
}
