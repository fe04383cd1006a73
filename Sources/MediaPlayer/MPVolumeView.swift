import Foundation
import MartletControls
import UIKit

/// A slider for the loudness of the system. DEVIATION: the desktop's is not reached; the view is empty, and a note says so.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    Notes.once("MPVolumeView is empty: how loud the system is, the desktop says")
  }
}
