import CShapes
import Machine
import Testing

@Suite struct MachineTests {
  @Test func aPolygonOfTwelveCornersHasAnAreaOfThree() { #expect((shape_area() - 3).magnitude < 1e-9) }
  @Test func entriesAreCounted() { #expect(Machine.entryCount("a: 1\nb: 2\n") == 2) }
}
