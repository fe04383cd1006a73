import CoreImage
import Testing

@testable import Instafilter

@Suite struct PictureCheckTests {
  @Test(arguments: [PictureFormat.jpeg, .png]) func cutOffPhotosAreTold(format: PictureFormat) throws {
    let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 30))
    let data = try #require(format.data(of: red, quality: 0.9, space: nil, context: CIContext()))
    #expect(PictureCheck.isWhole(data))
    #expect(!PictureCheck.isWhole(data.prefix(data.count * 2 / 3)))
    let photo = try #require(Photo(data: data, name: "Red", context: CIContext()))
    #expect(photo.isWhole)
  }

  @Test func otherDataIsNotJudged() {
    #expect(PictureCheck.isWhole(Data()) && PictureCheck.isWhole(Data("text".utf8)))
  }
}
