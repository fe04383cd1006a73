import AVFoundation
import MartletControls
import UIKit

enum PictureInPictureNote {
  static func write() { Notes.once("picture in picture: films stay in their window here") }
}

@MainActor @preconcurrency public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
}
extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
}

/// A film in a small window over all others. There is none here: it says that it is not supported, and starting it
/// tells the delegate so.
@MainActor @preconcurrency open class AVPictureInPictureController: NSObject {
  nonisolated open class func isPictureInPictureSupported() -> Bool { false }
  public let playerLayer: AVPlayerLayer?
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }

  /// Nil, as on every device without picture in picture.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  open func startPictureInPicture() {
    PictureInPictureNote.write()
    delegate?.pictureInPictureController(
      self, failedToStartPictureInPictureWithError: AVError(.operationNotAllowed))
  }
  open func stopPictureInPicture() {}
}

/// A button for the choice of another screen or loudspeaker. There are none to choose from here: it is a marked
/// placeholder.
@MainActor @preconcurrency open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor!
  open var prioritizesVideoDevices = false
  open weak var delegate: AnyObject?
  open var player: AVPlayer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _placeholder = "AVRoutePickerView: no other screens"
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _placeholder = "AVRoutePickerView: no other screens"
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}
