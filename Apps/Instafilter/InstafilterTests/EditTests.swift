import CoreImage
import Testing

@testable import Instafilter

@Suite struct EditTests {
  @Test func everyOfferedFilterExistsAndHasAName() {
    for choice in FilterChoice.all {
      #expect(CIFilter(name: choice.id) != nil, "\(choice.id)")
      #expect(!choice.title.isEmpty && choice.title != choice.id, "\(choice.id)")
    }
    #expect(Set(FilterChoice.all.map(\.id)).count == FilterChoice.all.count)
  }

  @Test func sepiaHasOneSlider() {
    let parameters = Edit(filter: "CISepiaTone").parameters
    #expect(parameters.map(\.id) == [kCIInputIntensityKey])
    #expect(parameters.first?.title == "Intensity")
    #expect(parameters.first?.range == 0...1)
  }

  @Test func aFilteredPictureIsAsLargeAsBefore() {
    let image = CIImage(color: CIColor(red: 0.2, green: 0.5, blue: 0.8)).cropped(
      to: CGRect(x: 0, y: 0, width: 40, height: 30))
    for choice in FilterChoice.all {
      #expect(Edit(filter: choice.id).applied(to: image, scale: 1).extent == image.extent, "\(choice.id)")
    }
  }

  @Test func lengthsFollowTheSizeOfThePicture() {
    let radius = Edit(filter: "CIGaussianBlur").parameters.first
    #expect(radius?.id == kCIInputRadiusKey && radius?.isLength == true)
  }

  @Test func anUnknownFilterLeavesThePictureAlone() {
    let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    let edit = Edit(filter: "CINothing")
    #expect(edit.parameters.isEmpty && edit.applied(to: image, scale: 1).extent == image.extent)
  }
}
