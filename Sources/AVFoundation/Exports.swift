// What `import AVFoundation` brings besides itself: Core Media's times, Foundation, and Core Graphics' and Core
// Animation's names, which live in UIKit.
@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
@_exported import MartletFoundation
@_exported import UIKit
