import Foundation
import MartletControls

public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records sound into a file. Microphones are not used here: `record` says false, and nothing is written.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }

  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }
  public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: format.settings) }

  @discardableResult open func prepareToRecord() -> Bool { refuse() }
  @discardableResult open func record() -> Bool { refuse() }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { refuse() }
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { refuse() }
  open func pause() {}
  open func stop() { delegate?.audioRecorderDidFinishRecording(self, successfully: false) }
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func refuse() -> Bool {
    MicrophoneNote.write()
    return false
  }
}
