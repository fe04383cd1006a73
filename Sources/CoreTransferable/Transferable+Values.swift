// Values that travel by themselves.

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { try String(utf8: $0) })
    DataRepresentation(importedContentType: .plainText) { try String(utf8: $0) }
  }

  fileprivate init(utf8 data: Data) throws {
    guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    self = text
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(
      exporting: { (text: AttributedString) in String(text.characters) }, importing: { AttributedString($0) })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .data) { SentTransferredFile($0, allowAccessingOriginalFile: true) }
      .exportingCondition(\.isFileURL)
    DataRepresentation(
      contentType: .url, exporting: { Data($0.absoluteString.utf8) },
      importing: {
        guard let url = URL(string: try String(utf8: $0)) else { throw CocoaError(.coderInvalidValue) }
        return url
      })
  }
}

// There is no such value; it stands where a share preview has no picture.
extension Never: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .data) { (value: Never) in switch value {} }
  }
}
