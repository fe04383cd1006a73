import Foundation
import MartletControls

/// Where a session gives pictures or sound to. Nothing comes here: see `AVCaptureSession`.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
}

/// Takes photos; the delegate is told that there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open func setPreparedPhotoSettingsArray(_ preparedPhotoSettingsArray: [AVCapturePhotoSettings]) {}
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    CameraNote.write("the app takes a photo")
    let error = AVError(.sessionNotRunning, "no camera is used here")
    ClockCalls.after(on: nil) { [self] in
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
      delegate.photoOutput(self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(), error: error)
    }
  }
  /// Nil: there are no buffers to make a file of.
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer sampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }
}

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var isAutoStillImageStabilizationEnabled = false
  open var isAutoRedEyeReductionEnabled = false
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var previewPhotoFormat: [String: Any]?
  open var uniqueID: Int64 { 0 }
  public override init() { super.init() }
  public convenience init(format: [String: Any]?) { self.init() }
}
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {}
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable { open var uniqueID: Int64 { 0 } }

/// A photo; without a camera there is nothing in it.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open var metadata: [String: Any] { [:] }
  open var isRawPhoto: Bool { false }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Finds codes and faces in what a camera sees: never any.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
open class AVMetadataObject: NSObject, @unchecked Sendable {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let face = ObjectType(rawValue: "face")
  }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}

/// Records films; the delegate is told that there is no camera.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var isRecording: Bool { false }
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {
    CameraNote.write("the app records a film")
    ClockCalls.after(on: nil) { [self] in
      delegate.fileOutput(
        self, didFinishRecordingTo: outputFileURL, from: [],
        error: AVError(.sessionNotRunning, "no camera is used here"))
    }
  }
  open func stopRecording() {}
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
