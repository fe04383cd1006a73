import Foundation
import MartletFoundation
import UniformTypeIdentifiers

/// A value that is read from a file and written to one.
@preconcurrency public protocol FileDocument: Sendable {
  /// The kinds of files that it can be made of.
  static var readableContentTypes: [UTType] { get }
  /// The kinds that it can be written as: at first the same.
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that is read from a file and written to one.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  /// The state that is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is made of.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  /// What was there before, if anything.
  public let existingFile: FileWrapper?
}
