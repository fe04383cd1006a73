// The submodule alone brings everything, as apps count on.
import CoreImage.CIFilterBuiltins
import Testing

@Suite struct BuiltinsImportTests {
  @Test func theSubmoduleBringsCoreImage() {
    let filter: CIFilter & CIGaussianBlur = CIFilter.gaussianBlur()
    filter.inputImage = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    let picture = CIContext().createCGImage(filter.outputImage!, from: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(UIImage(cgImage: picture!).size == CGSize(width: 4, height: 4))
  }
}
