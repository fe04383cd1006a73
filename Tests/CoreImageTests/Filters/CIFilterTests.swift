import CoreImage
import CoreImage.CIFilterBuiltins
import Foundation
import MartletControls
import Testing

@Suite struct CIFilterTests {
  private let photo = TestPicture.photo.image

  @Test func filtersOfBuildersAreOfTheirProtocols() {
    let sepia = CIFilter.sepiaTone()
    sepia.inputImage = photo
    sepia.intensity = 0.5
    #expect(sepia.name == "CISepiaTone" && sepia.intensity == 0.5 && sepia.outputImage?.extent == photo.extent)
    var current: CIFilter = CIFilter.sepiaTone()
    current = CIFilter.crystallize()
    #expect(current.name == "CICrystallize")
    let typed: CIFilter & CIGaussianBlur = CIFilter.gaussianBlur()
    typed.setValue(7, forKey: kCIInputRadiusKey)
    #expect(typed.radius == 7)
    let twirl = CIFilter.twirlDistortion()
    twirl.center = CGPoint(x: 3, y: 4)
    #expect((twirl.value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue == CGPoint(x: 3, y: 4))
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("hello".utf8)
    #expect(code.correctionLevel == "M" && code.outputImage?.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
  }

  /// As apps with a slider for everything do.
  @Test func keysTellWhatAFilterTakes() {
    let names: [(CIFilter, Set<String>)] = [
      (.sepiaTone(), [kCIInputImageKey, kCIInputIntensityKey]),
      (.crystallize(), [kCIInputImageKey, kCIInputRadiusKey, kCIInputCenterKey]),
      (.edges(), [kCIInputImageKey, kCIInputIntensityKey]), (.gaussianBlur(), [kCIInputImageKey, kCIInputRadiusKey]),
      (.pixellate(), [kCIInputImageKey, kCIInputCenterKey, kCIInputScaleKey]),
      (.unsharpMask(), [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey]),
      (.vignette(), [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey]),
    ]
    for (filter, keys) in names {
      #expect(Set(filter.inputKeys) == keys)
      #expect(filter.outputKeys == [kCIOutputImageKey])
    }
  }

  @Test func attributesDescribeInputs() throws {
    let attributes = CIFilter.sepiaTone().attributes
    #expect(attributes[kCIAttributeFilterDisplayName] as? String == "Sepia Tone")
    #expect(attributes[kCIAttributeFilterName] as? String == "CISepiaTone")
    #expect((attributes[kCIAttributeFilterCategories] as? [String])?.contains(kCICategoryColorEffect) == true)
    let intensity = try #require(attributes[kCIInputIntensityKey] as? [String: Any])
    #expect(intensity[kCIAttributeClass] as? String == "NSNumber")
    #expect((intensity[kCIAttributeDefault] as? NSNumber)?.doubleValue == 1)
    #expect((intensity[kCIAttributeSliderMin] as? NSNumber)?.doubleValue == 0)
    #expect((intensity[kCIAttributeSliderMax] as? NSNumber)?.doubleValue == 1)
    let center = try #require(CIFilter.pixellate().attributes[kCIInputCenterKey] as? [String: Any])
    #expect(center[kCIAttributeClass] as? String == "CIVector")
    #expect(center[kCIAttributeDefault] as? CIVector == CIVector(x: 150, y: 150))
  }

  @Test func namesAndCategories() {
    #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
    #expect(!CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CISepiaTone"))
    #expect(CIFilter.filterNames(inCategory: nil).count >= 140)
    #expect(CIFilter.filterNames(inCategories: [kCICategoryGenerator, kCICategoryStylize]).isEmpty)
    #expect(CIFilter.filterNames(inCategory: kCICategoryBuiltIn) == CIFilter.filterNames(inCategory: nil))
    #expect(CIFilter.localizedName(forFilterName: "CIBumpDistortion") == "Bump Distortion")
    #expect(CIFilter.localizedName(forFilterName: "CINothing") == nil)
    #expect(CIFilter.localizedName(forCategory: kCICategoryColorEffect) == "Color Effect")
  }

  @Test func unknownNamesAreNoted() {
    let lines = notes {
      #expect(CIFilter(name: "CISepia") == nil)
      #expect(CIFilter(name: "") == nil)
    }
    #expect(lines.first == "martlet: CIFilter(name: \"CISepia\") is not known: CISepiaTone is")
  }

  /// Core Image ends the app there.
  @Test func unknownKeysAndValuesAreNotedAndIgnored() {
    let filter = CIFilter.sepiaTone()
    let lines = notes {
      filter.setValue(3, forKey: kCIInputRadiusKey)
      filter.setValue("much", forKey: kCIInputIntensityKey)
    }
    #expect(
      lines == [
        "martlet: CISepiaTone has no input \"inputRadius\": it has inputImage, inputIntensity",
        "martlet: CISepiaTone cannot take String for inputIntensity",
      ])
    #expect(filter.intensity == 1)
  }

  @Test func valuesOfManyTypes() {
    let filter = CIFilter(name: "CIGaussianBlur", parameters: [kCIInputRadiusKey: 3])!
    for value in [4 as Any, 4.0 as Double, Float(4), CGFloat(4), NSNumber(value: 4), UInt8(4)] {
      filter.setValue(value, forKey: kCIInputRadiusKey)
      #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 4, "\(type(of: value))")
    }
    let image: CIImage? = photo
    filter.setValue(image, forKey: kCIInputImageKey)
    #expect(filter.value(forKey: kCIInputImageKey) as? CIImage === photo)
    filter.setValue(nil, forKey: kCIInputImageKey)
    #expect(filter.outputImage == nil && filter.value(forKey: kCIInputImageKey) == nil)
    filter.setDefaults()
    #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.doubleValue == 10)
    let color = CIFilter(name: "CIColorMonochrome", withInputParameters: [kCIInputColorKey: UIColor.red])!
    #expect((color.value(forKey: kCIInputColorKey) as? CIColor)?.green == 0)
  }

  @Test func withoutAnImageThereIsNoOutput() {
    for name in CIFilter.filterNames(inCategory: nil) {
      let filter = CIFilter(name: name)!
      let needsImage =
        filter.inputKeys.contains(kCIInputImageKey) || filter.inputKeys.contains("inputMessage")
        || filter.inputKeys.contains("inputText")
      #expect((filter.outputImage == nil) == needsImage, "\(name)")
    }
  }

  /// An output is a value: what is set later does not change it.
  @Test func outputsAreValues() {
    let filter = CIFilter.exposureAdjust()
    filter.inputImage = CIImage(color: .gray)
    filter.ev = 1
    let first = filter.outputImage!
    let before = rendered(first, CGRect(x: 0, y: 0, width: 1, height: 1))
    filter.ev = -4
    #expect(rendered(first, CGRect(x: 0, y: 0, width: 1, height: 1)) == before)
  }

  private final class Doubled: CIFilter {
    var inputImage: CIImage?
    override var outputImage: CIImage? {
      inputImage?.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    }
  }

  @Test func subclassesMakeTheirOwnOutput() {
    let filter = Doubled()
    filter.inputImage = photo
    #expect(filter.outputImage?.extent.width == 122 && filter.name == "Doubled")
  }
}
