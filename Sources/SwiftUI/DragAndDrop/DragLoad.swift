import Foundation
import MartletDisplay
import MartletFoundation
import MartletHost
import UniformTypeIdentifiers

/// What is dragged: the same object from its lifting to its end.
final class DragLoad {
  let providers: [NSItemProvider]
  /// The values themselves, where they are of this app.
  let values: [Any]

  init(_ providers: [NSItemProvider], values: [Any] = []) { (self.providers, self.values) = (providers, values) }

  /// Things of another program.
  convenience init(_ items: [DropEvent.Item]) { self.init(items.map(NSItemProvider.init(dropped:))) }

  func providers(for types: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in types.contains { provider.hasItemConformingTo($0) } }
  }
}

extension NSItemProvider {
  /// A file is offered as its address, and as what it holds.
  convenience init(dropped item: DropEvent.Item) {
    self.init()
    switch item {
    case .file(let url):
      suggestedName = url.deletingPathExtension().lastPathComponent
      register(.fileURL) { Data(url.absoluteString.utf8) }
      register(UTType(filenameExtension: url.pathExtension) ?? .data) { try Data(contentsOf: url) }
    case .text(let text):
      if let url = URL(string: text), url.scheme?.hasPrefix("http") == true { register(.url) { Data(text.utf8) } }
      register(.utf8PlainText) { Data(text.utf8) }
    case .data(let data, let mediaType):
      register(UTType(mimeType: mediaType) ?? .data) { data }
    }
  }

  private func register(_ type: UTType, _ data: @escaping @Sendable () throws -> Data) {
    registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
      do { handler(try data(), nil) } catch { handler(nil, error) }
      return nil
    }
  }
}
