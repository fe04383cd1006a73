// What `import WebKit` brings besides itself on Apple's systems.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UIKit
