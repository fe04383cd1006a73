// What `import UIKit` brings besides UIKit itself, as apps count on.
@_exported import Foundation
@_exported import MartletFoundation

import MartletDisplay

public typealias CGAffineTransform = MartletDisplay.CGAffineTransform
public typealias CGPath = MartletDisplay.CGPath
public typealias CGMutablePath = MartletDisplay.CGMutablePath
public typealias CGLineCap = MartletDisplay.CGLineCap
public typealias CGLineJoin = MartletDisplay.CGLineJoin
