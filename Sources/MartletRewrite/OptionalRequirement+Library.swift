/// Members of UIKit's protocols of which it matters whether a type has them: rows can be swiped away and dragged only
/// where the data source says what that does. The library declares the hidden protocols and a default of each member.
extension OptionalRequirement {
  static let library = [
    OptionalRequirement(
      protocolName: "UITableViewDataSource", name: "tableView", labels: ["_", "commit", "forRowAt"], text: ""),
    OptionalRequirement(
      protocolName: "UITableViewDataSource", name: "tableView", labels: ["_", "moveRowAt", "to"], text: ""),
  ]
  /// What a file holds that has one of them.
  static let librarySigns = ["forRowAt", "moveRowAt"]
  /// Classes of the library whose subclasses have the protocols by them.
  static let libraryClasses = ["UITableViewController": ["UITableViewDataSource"]]
}
