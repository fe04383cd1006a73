import CoreImage
import Foundation
import Testing

/// Whatever numbers an app sets, a filter ends with an image or without one.
@Suite struct ExtremeValueTests {
  private static let numbers: [Double] = [.nan, .infinity, -.infinity, -5, 0, 1e-9, 1e9, -1e30, 3]

  @Test(arguments: CIFilter.filterNames(inCategory: nil))
  func noValueEndsTheApp(_ name: String) {
    let image = TestPicture.alpha.image
    for number in Self.numbers {
      let filter = CIFilter(name: name)!
      for key in filter.inputKeys {
        let kind = (filter.attributes[key] as? [String: Any])?[kCIAttributeClass] as? String
        switch kind {
        case "CIImage": filter.setValue(image, forKey: key)
        case "NSNumber": filter.setValue(number, forKey: key)
        case "CIVector": filter.setValue(CIVector(x: number, y: number, z: 1, w: number), forKey: key)
        case "CIColor": filter.setValue(CIColor(red: number, green: 0, blue: 1, alpha: number), forKey: key)
        case "NSValue": filter.setValue(CGAffineTransform(number, 0, 0, 1, number, 0), forKey: key)
        case "NSData": filter.setValue(Data([1, 2, 3, 4, 5]), forKey: key)
        default: break
        }
      }
      guard let output = filter.outputImage else { continue }
      let bytes = rendered(output, CGRect(x: -3, y: -3, width: 9, height: 9))
      #expect(bytes.count == 324)
    }
  }
}
