import Foundation

/// Which way the device points. Nothing here has a compass: none is ever made.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees clockwise from the magnetic north.
  public let magneticHeading: CLLocationDirection
  /// Degrees clockwise from the north; negative for unknown.
  public let trueHeading: CLLocationDirection
  public let headingAccuracy: CLLocationDirection
  public let timestamp: Date
  public var x: CLHeadingComponentValue { 0 }
  public var y: CLHeadingComponentValue { 0 }
  public var z: CLHeadingComponentValue { 0 }

  init(magneticHeading: Double, trueHeading: Double, accuracy: Double, timestamp: Date) {
    (self.magneticHeading, self.trueHeading) = (magneticHeading, trueHeading)
    (headingAccuracy, self.timestamp) = (accuracy, timestamp)
  }
}

public enum CLDeviceOrientation: Int32, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
