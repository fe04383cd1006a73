// What `import CoreImage` brings besides itself: Foundation's geometry, and Core Graphics' names, which live in UIKit.
@_exported import Foundation
@_exported import UIKit
