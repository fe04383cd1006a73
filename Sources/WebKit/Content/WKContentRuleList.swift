import Foundation
import MartletWeb

/// Compiled rules about what pages load and show.
@MainActor @preconcurrency open class WKContentRuleList: NSObject {
  let filter: ContentFilter
  open var identifier: String! { filter.identifier }
  init(_ filter: ContentFilter) { self.filter = filter }
}

/// Compiles rules, and keeps them from run to run.
@MainActor @preconcurrency open class WKContentRuleListStore: NSObject {
  private let store: ContentFilterStore
  nonisolated(unsafe) private static var standard: WKContentRuleListStore?

  private init(folder: URL) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = ContentFilterStore(folder: folder)
  }

  /// The store in the app's own folder.
  open class func `default`() -> WKContentRuleListStore! {
    if let standard { return standard }
    let support = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    let folder = (support ?? FileManager.default.temporaryDirectory).appendingPathComponent("\(name)/ContentRuleLists")
    standard = WKContentRuleListStore(folder: folder)
    return standard
  }
  public convenience init!(url: URL) { self.init(folder: url) }

  /// `encodedContentRuleList` are rules in WebKit's JSON. A list of the same identifier is replaced.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    store.compile(encodedContentRuleList ?? "", identifier: identifier ?? "") { result in
      Self.give(result, .contentRuleListStoreCompileFailed, completionHandler)
    }
  }
  @discardableResult open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { continuation in
      compileContentRuleList(forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList) { list, error in
        continuation.resume(with: list.map { .success($0) } ?? .failure(error ?? WKError(.unknown)))
      }
    }
  }

  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    store.load(identifier ?? "") { Self.give($0, .contentRuleListStoreLookUpFailed, completionHandler) }
  }
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { continuation in
      lookUpContentRuleList(forIdentifier: identifier) { list, error in
        continuation.resume(with: list.map { .success($0) } ?? .failure(error ?? WKError(.unknown)))
      }
    }
  }

  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
  ) {
    store.remove(identifier ?? "") { problem in
      completionHandler?(
        problem.map {
          WKError(.contentRuleListStoreRemoveFailed, userInfo: [NSLocalizedDescriptionKey: $0.message])
        })
    }
  }
  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      removeContentRuleList(forIdentifier: identifier) { problem in
        continuation.resume(with: problem.map { .failure($0) } ?? .success(()))
      }
    }
  }
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {
    store.identifiers { completionHandler?($0) }
  }
  open func availableIdentifiers() async -> [String]? {
    await withCheckedContinuation { continuation in
      getAvailableContentRuleListIdentifiers { continuation.resume(returning: $0) }
    }
  }

  private static func give(
    _ result: Result<ContentFilter, WebError>, _ code: WKError.Code,
    _ done: ((WKContentRuleList?, (any Error)?) -> Void)?
  ) {
    switch result {
    case .success(let filter): done?(WKContentRuleList(filter), nil)
    case .failure(let error): done?(nil, WKError(code, userInfo: [NSLocalizedDescriptionKey: error.message]))
    }
  }
}
