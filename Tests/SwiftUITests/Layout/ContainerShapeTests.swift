import MartletTesting
import SwiftUI
import Testing

/// Figures that follow the shape of the container around.
@MainActor @Suite struct ContainerShapeTests {
  private func drawing(@ViewBuilder _ content: () -> some View) -> String {
    Screen(size: CGSize(width: 100, height: 100)) { content() }.displayList
  }

  @Test func aFigureIsRoundedByWhatIsLeftOfTheRadius() {
    let following = drawing {
      ContainerRelativeShape().fill(.red).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    let plain = drawing { RoundedRectangle(cornerRadius: 12).fill(.red).padding(8) }
    #expect(following == plain)
  }

  @Test func aFigureWithoutAContainerIsARectangle() {
    #expect(drawing { ContainerRelativeShape().fill(.red) } == drawing { Rectangle().fill(.red) })
  }

  @Test func theNearestContainerCounts() {
    let nested = drawing {
      ContainerRelativeShape().fill(.red).containerShape(Circle()).padding(10)
        .containerShape(RoundedRectangle(cornerRadius: 30))
    }
    #expect(nested == drawing { Circle().fill(.red).padding(10) })
  }

  @Test func linesAndClipsFollowToo() {
    let clip = drawing {
      Color.red.clipShape(ContainerRelativeShape()).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(clip == drawing { Color.red.clipShape(RoundedRectangle(cornerRadius: 20)) })
    let line = drawing {
      ContainerRelativeShape().strokeBorder(.red, lineWidth: 4).containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(line == drawing { RoundedRectangle(cornerRadius: 20).strokeBorder(.red, lineWidth: 4) })
  }
}
