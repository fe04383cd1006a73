import SwiftUI

extension Color {
  static let topBkgd = Color("top-bkgd")
  static let listBkgd = Color("list-bkgd")
  static let itemBkgd = Color("item-bkgd")
  static let itemDetail = Color("item-detail")
  static let segmentBkgd = Color("segment-bkgd")
  static let closeBkgd = Color("close-bkgd")
  static let grayButton = Color("gray-button")
  static let greenButton = Color("green-button")
  static let gradientDark = Color("gradient-dark")
  static let gradientLight = Color("gradient-light")
}
