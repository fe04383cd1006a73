import Foundation
import MartletDisplay
import MartletText

/// Asks the text engine that all share.
enum TextMeasure {
  static func size(of block: TextBlock, width: CGFloat?) -> CGSize {
    TextEngine.standard.measure(block, width: width, height: nil).size
  }
}
