import Foundation
import MartletFoundation

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the place of an address and the address of a place. No service does so here: each question is answered with
/// `CLError.network`, on the main queue, and a note says so once.
open class CLGeocoder: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var questions = 0
  private var cancelled = 0

  /// Whether a question has no answer yet.
  open var isGeocoding: Bool { lock.withLock { questions > cancelled } }

  /// Answers open questions with `CLError.geocodeCanceled`.
  open func cancelGeocode() { lock.withLock { cancelled = questions } }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  // The same for callers that wait.

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { try await failing() }
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
    try await failing()
  }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { try await failing() }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { try await failing() }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { try await failing() }

  private func failing() async throws -> [CLPlacemark] {
    let error = await withCheckedContinuation { continuation in
      fail { _, error in continuation.resume(returning: error) }
    }
    throw error ?? CLError(.network)
  }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    Remarks.once("CLGeocoder answers no question: there is no service here that knows addresses")
    let number = lock.withLock {
      questions += 1
      return questions
    }
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { [self] in
      let isCancelled = lock.withLock {
        defer { cancelled = max(cancelled, number) }
        return number <= cancelled
      }
      handler(nil, CLError(isCancelled ? .geocodeCanceled : .network))
    }
  }
}
