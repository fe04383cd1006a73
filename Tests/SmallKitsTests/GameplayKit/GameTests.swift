import Foundation
import GameplayKit
import Testing

private final class Idle: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Walking.self }
}
private final class Walking: GKState {
  var came: GKState?
  var seconds = 0.0
  override func didEnter(from previousState: GKState?) { came = previousState }
  override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }
}
private final class Flying: GKState {}

/// Nim with one heap: who takes the last of the sticks, one to three at a time, wins.
private final class Nim: NSObject, GKGameModel {
  final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ id: Int) { playerId = id }
  }
  final class Take: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
  }
  static let both = [Player(0), Player(1)]
  var sticks: Int
  var turn = 0
  init(sticks: Int) { self.sticks = sticks }

  var players: [any GKGameModelPlayer]? { Self.both }
  var activePlayer: (any GKGameModelPlayer)? { Self.both[turn] }
  func copy(with zone: NSZone?) -> Any {
    let copy = Nim(sticks: sticks)
    copy.turn = turn
    return copy
  }
  func setGameModel(_ gameModel: any GKGameModel) {
    guard let other = gameModel as? Nim else { return }
    (sticks, turn) = (other.sticks, other.turn)
  }
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
    sticks == 0 ? nil : (1...min(3, sticks)).map { Take($0) }
  }
  func apply(_ gameModelUpdate: any GKGameModelUpdate) {
    sticks -= (gameModelUpdate as! Take).count
    turn = 1 - turn
  }
  // Who is to move at an empty heap has lost.
  func isWin(for player: any GKGameModelPlayer) -> Bool { sticks == 0 && player.playerId != turn }
  func isLoss(for player: any GKGameModelPlayer) -> Bool { sticks == 0 && player.playerId == turn }
}

@Suite struct GameTests {
  @Test func statesLetGoOrDoNot() {
    let (idle, walking) = (Idle(), Walking())
    let machine = GKStateMachine(states: [idle, walking])
    #expect(machine.enter(Idle.self) && machine.currentState === idle)
    #expect(!machine.enter(Flying.self) && machine.canEnterState(Walking.self))
    #expect(machine.enter(Walking.self) && walking.came === idle && walking.stateMachine === machine)
    machine.update(deltaTime: 0.5)
    #expect(walking.seconds == 0.5 && machine.state(forClass: Idle.self) === idle)
  }

  @Test func entitiesHaveOneComponentOfAClass() {
    final class Health: GKComponent {}
    let (entity, first, second) = (GKEntity(), Health(), Health())
    entity.addComponent(first)
    entity.addComponent(second)
    #expect(entity.components.count == 1 && entity.component(ofType: Health.self) === second && first.entity == nil)
    entity.removeComponent(ofType: Health.self)
    #expect(entity.components.isEmpty && second.entity == nil)
  }

  /// Nim is won by leaving a multiple of four.
  @Test(arguments: [(5, 1), (6, 2), (7, 3), (9, 1)])
  func theStrategistFindsTheWinningMove(_ sticks: Int, _ take: Int) {
    let strategist = GKMinmaxStrategist()
    strategist.maxLookAheadDepth = 10
    strategist.gameModel = Nim(sticks: sticks)
    #expect((strategist.bestMoveForActivePlayer() as? Nim.Take)?.count == take)
  }

  @Test func withoutDepthOrMovesThereIsNone() {
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = Nim(sticks: 5)
    #expect(strategist.bestMoveForActivePlayer() == nil)
    strategist.maxLookAheadDepth = 3
    strategist.gameModel = Nim(sticks: 0)
    #expect(strategist.bestMoveForActivePlayer() == nil)
  }
}
