import Foundation
import MartletControls

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Kinds of files with media.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  public static let heic = AVFileType(rawValue: "public.heic")
}

/// Writes an asset into a file of another kind. Films are not coded anew here: every export fails with an error that
/// says so, and notes it once.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var metadata: [AVMetadataItem]?
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [] }
  open var estimatedOutputFileLength: Int64 { 0 }

  public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

  open class func allExportPresets() -> [String] { [] }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    fail()
    ClockCalls.after(on: nil, handler)
  }
  /// Ends with `status` failed and `error` set.
  open func export() async { fail() }
  open func export(to url: URL, as fileType: AVFileType) async throws {
    fail()
    throw error!
  }
  open func cancelExport() {}

  private func fail() {
    Notes.once("AVAssetExportSession: films are not coded anew here; the export fails")
    status = .failed
    error = AVError(.exportFailed, "The film is not exported: films cannot be coded anew here.")
  }
}
