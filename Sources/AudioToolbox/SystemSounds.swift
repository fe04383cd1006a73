@_exported import Foundation
@_exported import MartletFoundation

import MartletControls
import MartletMedia
import MartletTree

public typealias SystemSoundID = UInt32
public typealias AudioFormatID = UInt32
public typealias AudioFileTypeID = UInt32
public typealias OSStatus = Int32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000

/// Sounds that an app made of files play in a window; those that a phone has by number are not here, which is noted
/// once. Nothing sounds in pictures and scripts.
public func AudioServicesPlaySystemSound(
  _ inSystemSoundID: SystemSoundID, file: StaticString = #fileID, line: UInt = #line
) { SystemSounds.play(inSystemSoundID, Notes.Place(file: "\(file)", line: line)) }

public func AudioServicesPlayAlertSound(
  _ inSystemSoundID: SystemSoundID, file: StaticString = #fileID, line: UInt = #line
) { SystemSounds.play(inSystemSoundID, Notes.Place(file: "\(file)", line: line)) }

public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?, file: StaticString = #fileID,
  line: UInt = #line
) {
  SystemSounds.play(inSystemSoundID, Notes.Place(file: "\(file)", line: line))
  if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Makes a sound of a file. 0 when the file is there.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let url = inFileURL.absoluteURL, FileManager.default.isReadableFile(atPath: url.path) else { return -1500 }
  outSystemSoundID.pointee = SystemSounds.add(url)
  return 0
}

@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.remove(inSystemSoundID) ? 0 : -1501
}

private enum SystemSounds {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var files: [SystemSoundID: URL] = [:]
  nonisolated(unsafe) private static var last: SystemSoundID = 0x2000
  /// Those that sound now.
  nonisolated(unsafe) private static var sounding: [ObjectIdentifier: MediaPipeline] = [:]

  static func add(_ url: URL) -> SystemSoundID {
    lock.withLock {
      last += 1
      files[last] = url
      return last
    }
  }
  static func remove(_ id: SystemSoundID) -> Bool { lock.withLock { files.removeValue(forKey: id) != nil } }

  static func play(_ id: SystemSoundID, _ place: Notes.Place) {
    guard let url = lock.withLock({ files[id] }) else {
      let what = id == kSystemSoundID_Vibrate || (1519...1521).contains(id) ? "vibration" : "the system's sound \(id)"
      return Notes.once("\(what): there is none here", at: place)
    }
    DispatchQueue.main.async { sound(url) }
  }

  private static func sound(_ url: URL) {
    guard FrameClock.latest?.isLive == true else { return }
    let pipeline = MediaPipeline(url: url, isLive: true)
    let key = ObjectIdentifier(pipeline)
    sounding[key] = pipeline
    pipeline.onEvent = { event in
      switch event {
      case .ended, .failed: sounding[key] = nil
      default: break
      }
    }
    pipeline.setRate(1)
  }
}

// Kinds of coded sound, by Core Audio's four characters.
public let kAudioFormatLinearPCM = fourCharacters("lpcm")
public let kAudioFormatMPEG4AAC = fourCharacters("aac ")
public let kAudioFormatAppleLossless = fourCharacters("alac")
public let kAudioFormatMPEGLayer3 = fourCharacters(".mp3")
public let kAudioFormatAppleIMA4 = fourCharacters("ima4")
public let kAudioFormatiLBC = fourCharacters("ilbc")
public let kAudioFormatULaw = fourCharacters("ulaw")
public let kAudioFormatOpus = fourCharacters("opus")
public let kAudioFormatFLAC = fourCharacters("flac")

private func fourCharacters(_ text: StaticString) -> AudioFormatID {
  text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | AudioFormatID($1) } }
}
