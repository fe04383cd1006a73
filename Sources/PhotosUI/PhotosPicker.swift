import MartletPhotos
import SwiftUI

/// A button that lets the user pick photos from the folder of pictures.
public struct PhotosPicker<Label: View>: View {
  private let choice: PickerChoice
  private let label: Label
  @State private var isPresented = false

  nonisolated init(_ choice: PickerChoice, label: Label) { (self.choice, self.label) = (choice, label) }

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(PickerSheet(isPresented: $isPresented, choice: choice))
  }

  /// One photo. `selection` is nil until one is picked, and stays when the user leaves the screen.
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.init(.one(selection, filter), label: label()) }

  /// Several photos, at most `maxSelectionCount`; nil is any number. Where a library is given, the photos of
  /// `selection` are chosen when the screen opens.
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount, filter, isKept: photoLibrary != nil), label: label()) }
}

extension PhotosPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.one(selection, filter), label: Text(titleKey)) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.one(selection, filter), label: Text(title)) }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.several(selection, maxSelectionCount, filter, isKept: photoLibrary != nil), label: Text(titleKey)) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.several(selection, maxSelectionCount, filter, isKept: photoLibrary != nil), label: Text(title)) }
}

extension View {
  /// Shows the screen that asks for a photo while `isPresented` is set; it is cleared when the user is done.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { modifier(PickerSheet(isPresented: isPresented, choice: .one(selection, filter))) }

  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    modifier(
      PickerSheet(
        isPresented: isPresented,
        choice: .several(selection, maxSelectionCount, filter, isKept: photoLibrary != nil)))
  }
}

/// Where picked photos go.
enum PickerChoice {
  case one(Binding<PhotosPickerItem?>, PHPickerFilter?)
  case several(Binding<[PhotosPickerItem]>, Int?, PHPickerFilter?, isKept: Bool)

  @MainActor func request(close: @escaping () -> Void) -> PhotoRequest {
    switch self {
    case .one(let selection, let filter):
      var request = PhotoRequest(limit: 1) { photos in
        selection.wrappedValue = photos.first.map(PhotosPickerItem.init)
        close()
      } cancelled: {
        close()
      }
      if let filter { request.isIncluded = filter.includes }
      return request
    case .several(let selection, let limit, let filter, let isKept):
      // A limit of one is a choice among several all the same; 0 is no limit, as in PHPickerConfiguration.
      var request = PhotoRequest(limit: limit.flatMap { $0 > 0 ? $0 : nil }) { photos in
        selection.wrappedValue = photos.map(PhotosPickerItem.init)
        close()
      } cancelled: {
        close()
      }
      if let filter { request.isIncluded = filter.includes }
      if isKept { request.chosen = selection.wrappedValue.compactMap(\.itemIdentifier) }
      return request
    }
  }
}

struct PickerSheet: ViewModifier {
  @Binding var isPresented: Bool
  let choice: PickerChoice

  func body(content: Content) -> some View {
    content.systemScreen(isPresented: $isPresented) {
      PhotoScreen(choice.request { isPresented = false })
    }
  }
}
