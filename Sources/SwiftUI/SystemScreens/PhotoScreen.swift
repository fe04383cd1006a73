import Foundation
import MartletControls
import MartletHost
import MartletPhotos
import UIKit

/// The screen that asks for photos of the library: a search field, and square cells, the newest first.
package struct PhotoScreen: View {
  @StateObject private var model: PhotoGridModel
  @Environment(\.fileDialogs) private var fileDialogs

  package init(_ request: PhotoRequest) { _model = StateObject(wrappedValue: PhotoGridModel(request)) }

  package var body: some View {
    NavigationStack {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle(Text(word: .photos))
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: $model.search, placement: .navigationBarDrawer(displayMode: .always))
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button {
              model.request.cancelled()
            } label: {
              Text(word: .cancel)
            }
            .keyboardShortcut(.cancelAction)
          }
          ToolbarItem(placement: .confirmationAction) { addButton }
        }
    }
    .task { await model.read() }
  }

  @ViewBuilder private var addButton: some View {
    if model.request.takesSeveral {
      Button {
        model.finish()
      } label: {
        Text(word: .add)
      }
      .disabled(!model.canFinish)
    }
  }

  @ViewBuilder private var content: some View {
    if model.listing == nil {
      Color.clear
    } else if !model.photos.isEmpty {
      PhotoGrid(model: model) { if fileDialogs != nil { fileButton.padding() } }
    } else if !model.search.isEmpty, model.listing?.photos.isEmpty == false {
      ContentUnavailableView.search(text: model.search)
    } else {
      empty
    }
  }

  private var empty: some View {
    ContentUnavailableView {
      Label {
        Text(word: .noPhotos)
      } icon: {
        Image(systemName: "photo.on.rectangle")
      }
    } description: {
      Text(word: .photosAppearHere, model.request.library.folder.path)
    } actions: {
      if fileDialogs != nil { fileButton }
    }
  }

  private var fileButton: some View {
    Button {
      chooseFile()
    } label: {
      Text(word: .chooseFile)
    }
  }

  private func chooseFile() {
    var choice = FileChoice()
    (choice.mediaTypes, choice.allowsSeveral) = (["image/*"], model.request.takesSeveral)
    let (request, limit) = (model.request, model.request.limit)
    fileDialogs?.choose(choice) { urls in
      let photos = urls.compactMap { url in
        let photo = PhotoFile(file: url)
        if photo == nil { Notes.once("\(url.path) is no picture that can be read") }
        return photo
      }
      guard !photos.isEmpty else { return }
      request.picked(limit.map { Array(photos.prefix($0)) } ?? photos)
    }
  }
}

/// The cells, of which only those are built that show.
struct PhotoGrid<Footer: View>: View {
  @ObservedObject var model: PhotoGridModel
  @ViewBuilder var footer: Footer
  @FocusState private var focused: String?
  @Environment(\.layoutDirection) private var layoutDirection

  /// Points between cells.
  private static var gap: CGFloat { 2 }
  /// What a cell is about as wide as in a wide window; phones have three columns.
  private static var usualSide: CGFloat { 130 }

  var body: some View {
    GeometryReader { proxy in
      let count = max(3, Int((proxy.size.width + Self.gap) / (Self.usualSide + Self.gap)))
      let side = max((proxy.size.width - Self.gap * CGFloat(count - 1)) / CGFloat(count), 1)
      ScrollViewReader { reader in
        ScrollView {
          LazyVGrid(
            columns: Array(repeating: GridItem(.fixed(side), spacing: Self.gap), count: count), spacing: Self.gap
          ) {
            ForEach(model.photos) { photo in cell(photo, side) }
          }
          footer
        }
        .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
          move(press.key, columns: count, reader) ? .handled : .ignored
        }
      }
    }
  }

  private func cell(_ photo: PhotoFile, _ side: CGFloat) -> some View {
    let isChosen = model.isChosen(photo)
    return Button {
      model.use(photo)
    } label: {
      PhotoCell(photo: photo, side: side, isChosen: isChosen, isChoice: model.request.takesSeveral) {
        model.leaveOut(photo, because: $0)
      }
    }
    .buttonStyle(.plain)
    .focused($focused, equals: photo.id)
    .accessibilityLabel(Text(verbatim: photo.name) + Text(verbatim: ", ") + Text(photo.date, style: .date))
    .accessibilityAddTraits(isChosen ? [.isImage, .isSelected] : .isImage)
    .id(photo.id)
  }

  /// In reading direction: the arrow to the right goes back in a right-to-left interface.
  private func move(_ key: KeyEquivalent, columns: Int, _ reader: ScrollViewProxy) -> Bool {
    model.marked = focused
    let forward = layoutDirection == .rightToLeft ? -1 : 1
    let step = key == .leftArrow ? -forward : key == .rightArrow ? forward : key == .upArrow ? -columns : columns
    guard model.moveMark(by: step), let marked = model.marked else { return false }
    focused = marked
    reader.scrollTo(marked)
    return true
  }
}
