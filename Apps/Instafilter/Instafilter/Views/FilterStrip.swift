import SwiftUI

/// All filters side by side, each with what it makes of the photo.
struct FilterStrip: View {
  @ObservedObject var editor: PhotoEditor

  var body: some View {
    ScrollViewReader { strip in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 10) {
          ForEach(FilterChoice.all) { choice in
            FilterCell(choice: choice, editor: editor).id(choice)
          }
        }
        .padding(.horizontal)
      }
      .frame(height: FilterCell.side + 52)
      .onChange(of: editor.choice) { withAnimation { strip.scrollTo(editor.choice, anchor: .center) } }
    }
  }
}

struct FilterCell: View {
  let choice: FilterChoice
  @ObservedObject var editor: PhotoEditor

  static let side: CGFloat = 68
  private var isChosen: Bool { editor.choice == choice }

  var body: some View {
    Button {
      editor.choose(choice)
    } label: {
      VStack(spacing: 4) {
        FilterThumbnail(image: editor.thumbnails[choice], isChosen: isChosen)
          .frame(width: FilterCell.side, height: FilterCell.side)
        Text(choice.title)
          .font(.caption2)
          .foregroundColor(isChosen ? .accentColor : .secondary)
          .lineLimit(2, reservesSpace: true)
          .multilineTextAlignment(.center)
          .dynamicTypeSize(...DynamicTypeSize.xxLarge)
          .frame(width: FilterCell.side + 4)
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
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
