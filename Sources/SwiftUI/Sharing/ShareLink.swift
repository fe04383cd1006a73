import CoreTransferable
import MartletControls
import UIKit

/// A button that opens the share screen for something: an address, a text, a picture, a file, a value of the app's own.
///
/// What is shared is made into data when the user chose what to do with it.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable,
  Label: View
{
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label
  @State private var request: PresentedRequest?
  @Environment(\.self) private var environment

  init(
    _ items: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    (self.items, self.subject, self.message) = (items, subject, message)
    (self.preview, self.label) = (preview, label)
  }

  @MainActor public var body: some View {
    Button {
      open()
    } label: {
      label
    }
    .systemScreen(item: $request) { ShareScreen($0.request) }
  }

  @MainActor private func open() {
    var request = ShareRequest(items: items.map(shareItem)) { _, _ in self.request = nil }
    request.subject = subject?.string(in: environment)
    request.message = message?.string(in: environment)
    self.request = PresentedRequest(request: request)
  }

  @MainActor private func shareItem(_ item: Data.Element) -> ShareItem {
    let preview = preview?(item)
    let title = preview?.title.string(in: environment)
    var result = ShareItem(transferable: item, title: title)
    if let title, !title.isEmpty { result.title = title }
    guard let preview else { return result }
    result.picture = preview.pictureAtHand ?? result.picture
    if result.picture == nil { result.loadPicture = { await preview.picture } }
    return result
  }
}

private struct PresentedRequest: Identifiable {
  let id = UUID()
  let request: ShareRequest
}

extension ShareItem {
  /// The value in the first form that it leaves in.
  @MainActor init<Value: Transferable>(transferable value: Value, title: String?) {
    switch value {
    case let text as String: self.init(text: text)
    case let url as URL: self.init(url: url)
    case let image as Image where image.sharedImage != nil:
      self.init(image: image.sharedImage!, title: title ?? "Image")
    default:
      let types = value._exportedContentTypes
      self.init(title: title ?? types.first?.preferredFilenameExtension?.uppercased() ?? "\(Value.self)")
      isPicture = types.first?.conforms(to: .image) == true
      nonisolated(unsafe) let held = value
      let name = self.title
      file = {
        guard let sent = try await held._export() else { throw CocoaError(.coderInvalidValue) }
        return File(data: sent.data, name: Self.fileName(sent.name ?? name, sent.contentType))
      }
    }
  }

  private static func fileName(_ name: String, _ type: UTType) -> String {
    guard let ending = type.preferredFilenameExtension, (name as NSString).pathExtension.isEmpty else { return name }
    return name + "." + ending
  }
}

/// "Share…" with a symbol, or a title in its place.
nonisolated public struct DefaultShareLinkLabel: View {
  let title: Text?
  @MainActor public var body: some View {
    SwiftUI.Label {
      title ?? Text(word: .share)
    } icon: {
      SwiftUI.Image(systemName: "square.and.arrow.up")
    }
  }
}
