import CoreMedia
import Foundation

// Times in boxes, for lists of them. Foundation here keeps bytes by a plain array's code.
extension NSValue {
  public convenience init(time: CMTime) {
    self.init(bytes: [time], objCType: "[24C]")
  }
  public convenience init(timeRange: CMTimeRange) {
    self.init(bytes: [timeRange], objCType: "[48C]")
  }

  /// Invalid where something else is in the box.
  public var timeValue: CMTime {
    guard String(cString: objCType) == "[24C]" else { return .invalid }
    var time = CMTime.invalid
    getValue(&time)
    return time
  }
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == "[48C]" else { return .invalid }
    var range = CMTimeRange.invalid
    getValue(&range)
    return range
  }
}
