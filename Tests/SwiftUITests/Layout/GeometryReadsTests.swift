import Testing

@testable import MartletGraph
@testable import SwiftUI

/// What follows a geometry keeps no answers of earlier runs, or each layout would ask them all again.
@MainActor @Suite struct GeometryReadsTests {
  private final class Follower: Reader {
    let reads = GeometryReads()
    var runs = 0
    func run() {
      reads.forget()
      runs += 1
      track { _ = reads.follow { 1 } }
    }
    override func update() { run() }
  }

  @Test func anOnlyReaderFollowsItsLastAnswersAlone() {
    let follower = Follower(queue: UpdateQueue(), depth: 0)
    for _ in 0..<5 { follower.run() }
    #expect(follower.reads.count == 1)
  }
}
