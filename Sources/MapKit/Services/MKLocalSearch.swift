import CoreLocation
import Foundation

/// Looks for places by words. No service does so here: each search fails with `MKError.serverFailure`.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// What is looked for.
  open class Request: NSObject, NSCopying, @unchecked Sendable {
    public struct ResultType: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let address = ResultType(rawValue: 1)
      public static let pointOfInterest = ResultType(rawValue: 2)
    }
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion(MKMapRect.world)
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() {}
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      (copy.naturalLanguageQuery, copy.region) = (naturalLanguageQuery, region)
      (copy.resultTypes, copy.pointOfInterestFilter) = (resultTypes, pointOfInterestFilter)
      return copy
    }
  }

  /// What was found. Nothing here makes one.
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion
    init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
    }
  }

  public let request: Request
  open private(set) var isSearching = false
  public init(request: Request) { self.request = request }
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init(request: Request(naturalLanguageQuery: completion.title))
  }

  /// Answers on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    let error = MKError.noService("MKLocalSearch")
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { [self] in
      isSearching = false
      handler(nil, error)
    }
  }
  open func start() async throws -> Response { throw MKError.noService("MKLocalSearch") }
  open func cancel() { isSearching = false }
}

/// A proposal while words are typed. Nothing here makes one.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String
  public let titleHighlightRanges: [NSValue] = []
  public let subtitleHighlightRanges: [NSValue] = []
  init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Proposes places while words are typed. No service does so here: each text but the empty one fails.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion(MKMapRect.world)
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open private(set) var isSearching = false
  open var queryFragment = "" { didSet { if !queryFragment.isEmpty { fail() } } }
  open func cancel() { isSearching = false }

  private func fail() {
    isSearching = true
    let error = MKError.noService("MKLocalSearchCompleter")
    DispatchQueue.main.async { [weak self] in
      guard let self, isSearching else { return }
      isSearching = false
      delegate?.completer(self, didFailWithError: error)
    }
  }
}
