import Foundation
import MartletDisplay
import Testing

@Suite struct PathDescriptionTests {
  @Test func theDescriptionNamesEveryStep() {
    var path = Path()
    path.move(to: CGPoint(1, 2))
    path.addLine(to: CGPoint(3.5, 4))
    path.addQuadCurve(to: CGPoint(5, 6), control: CGPoint(7, 8))
    path.closeSubpath()
    #expect(path.description == "1 2 m 3.5 4 l 7 8 5 6 q h")
  }

  @Test func aDescriptionReadsBack() {
    let path = Path(ellipseIn: CGRect(x: 0.1, y: 0.2, width: 30, height: 17))
    #expect(Path(path.description)?.elements == path.elements)
    #expect(Path("")?.isEmpty == true)
    #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test(arguments: ["1 2", "1 m", "1 2 x", "m", "1 2 m 3 l"]) func anythingElseIsNil(text: String) {
    #expect(Path(text) == nil)
  }
}
