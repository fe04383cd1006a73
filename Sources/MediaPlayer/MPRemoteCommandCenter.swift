import Foundation
import MartletControls

public enum MPRemoteCommandHandlerStatus: Int, Hashable, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// Something that a headset or a lock screen asks for. Nothing here asks, which is noted with the first handler.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  private var handlers: [(token: NSObject, run: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    Notes.once("keys of headsets and keyboards for films and music do not reach the app")
    let token = NSObject()
    handlers.append((token, handler))
    return token
  }
  open func removeTarget(_ target: Any?) {
    guard let target = target as? NSObject else { return handlers.removeAll() }
    handlers.removeAll { $0.token === target }
  }
  /// How many handlers would be asked.
  var handlerCount: Int { handlers.count }
}

open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  open private(set) var command: MPRemoteCommand
  open private(set) var timestamp: TimeInterval
  init(command: MPRemoteCommand, timestamp: TimeInterval) { (self.command, self.timestamp) = (command, timestamp) }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var positionTime: TimeInterval { 0 }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var interval: TimeInterval { 0 }
}
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  open var playbackRate: Float { 1 }
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// Seconds.
  open var preferredIntervals: [NSNumber] = []
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  open var supportedPlaybackRates: [NSNumber] = []
}

open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeRepeatModeCommand = MPRemoteCommand()
  public let changeShuffleModeCommand = MPRemoteCommand()
  public let likeCommand = MPRemoteCommand()
  public let dislikeCommand = MPRemoteCommand()
  public let bookmarkCommand = MPRemoteCommand()
}
