import Foundation

/// Looks some moves ahead, each player taking what is best for itself.
///
/// Cost: every line of play down to the depth, without those that cannot matter any more.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  /// Chooses among moves that are equally good; without one the first is taken.
  open var randomSource: (any GKRandom)?
  /// How many moves are looked ahead; 0 does not look, and finds none.
  open var maxLookAheadDepth = 0
  public override init() {}

  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }

  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = rated(player)
    guard let best = moves.map(\.value).max() else { return nil }
    let equals = moves.filter { $0.value == best }
    return equals[randomSource?.nextInt(upperBound: equals.count) ?? 0]
  }

  /// One of the best `numMovesToConsider` moves.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let best = rated(player).sorted { $0.value > $1.value }.prefix(max(numMovesToConsider, 1))
    guard !best.isEmpty else { return nil }
    return best[(randomSource ?? GKRandomSource.sharedRandom()).nextInt(upperBound: best.count)]
  }

  private func rated(_ player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, maxLookAheadDepth > 0 else { return [] }
    let moves = gameModel.gameModelUpdates(for: player) ?? []
    for move in moves {
      let next = played(gameModel, move)
      // Equal moves are to be told apart from worse ones: each is searched with open bounds.
      move.value = value(next, for: player, depth: maxLookAheadDepth - 1, low: .min, high: .max)
    }
    return moves
  }

  private func played(_ model: any GKGameModel, _ move: any GKGameModelUpdate) -> any GKGameModel {
    let copy = model.copy(with: nil) as! any GKGameModel
    copy.apply(move)
    return copy
  }

  private func value(
    _ model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int, low: Int, high: Int
  ) -> Int {
    // What comes sooner counts for more.
    if model.isWin(for: player) { return GKGameModelMaxScore + depth }
    if model.isLoss(for: player) { return GKGameModelMinScore - depth }
    guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (low, high) = (low, high)
    var best = isOwn ? Int.min : Int.max
    for move in moves {
      let found = value(played(model, move), for: player, depth: depth - 1, low: low, high: high)
      best = isOwn ? max(best, found) : min(best, found)
      if isOwn { low = max(low, best) } else { high = min(high, best) }
      if low >= high { break }
    }
    return best
  }
}
