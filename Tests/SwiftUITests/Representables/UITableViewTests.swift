import MartletTesting
import SwiftUI
import Testing
import UIKit

/// Tables of UIKit's: rows of a data source, what is done with them, and changes.
@MainActor @Suite struct UITableViewTests {
  /// Planets in sections; the last one said is the last thing heard.
  private final class Planets: UITableViewController, _Optional_UITableViewDataSource_tableView__commit_forRowAt {
    var sections = [["Mercury", "Venus"], ["Jupiter", "Saturn", "Uranus"]]
    var heard: [String] = []
    var made = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "planet")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Inner" : "Outer"
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("chose \(indexPath.section) \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("left \(indexPath.section) \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  private func shown(_ style: UITableView.Style = .plain) -> (screen: Screen, planets: Planets) {
    let planets = Planets(style: style)
    return (Screen { MadeController { planets } }, planets)
  }

  @Test func rowsAndHeadersShow() {
    let (screen, _) = shown()
    for label in ["Inner", "Mercury", "Venus", "Outer", "Jupiter", "Saturn", "Uranus"] {
      #expect(screen.shows(label), "\(label)")
    }
  }

  @Test func aTappedRowIsChosenUntilAnotherIs() throws {
    let (screen, planets) = shown()
    try screen.tap("Venus")
    #expect(planets.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(planets.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
    try screen.tap("Saturn")
    planets.tableView.deselectRow(at: IndexPath(row: 1, section: 1), animated: true)
    screen.update()
    #expect(planets.heard == ["chose 0 1", "left 0 1", "chose 1 1"])
    #expect(planets.tableView.indexPathsForSelectedRows == nil)
    try screen.tap("Saturn")
    #expect(planets.heard.last == "chose 1 1")
  }

  @Test func reloadingAsksForAllAgain() {
    let (screen, planets) = shown()
    planets.sections = [["Pluto"]]
    planets.tableView.reloadData()
    screen.update()
    #expect(screen.shows("Pluto") && !screen.shows("Mercury") && !screen.shows("Outer"))
    #expect(planets.tableView.numberOfSections == 1 && planets.tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test func rowsComeAndGoAlone() {
    let (screen, planets) = shown()
    let made = planets.made
    planets.sections[0].insert("Vulcan", at: 0)
    planets.sections[1].remove(at: 2)
    planets.tableView.performBatchUpdates {
      planets.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      planets.tableView.deleteRows(at: [IndexPath(row: 2, section: 1)], with: .none)
    }
    screen.update()
    #expect(screen.shows("Vulcan") && !screen.shows("Uranus"))
    #expect(planets.made == made + 1)
    let cell = planets.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell?.textLabel?.text == "Mercury")
  }

  @Test func changesThatDoNotFitLoadAllAnew() throws {
    let (screen, planets) = shown()
    planets.sections[0] = ["Ceres"]
    var notes: [String] = []
    Note.collect(into: &notes) {
      planets.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    screen.update()
    #expect(screen.shows("Ceres") && !screen.shows("Venus") && notes.count == 1)
  }

  @Test func aSwipeDeletesWhereTheDataSourceCan() throws {
    let (screen, planets) = shown()
    try screen.perform("Delete", on: "Venus")
    screen.update()
    #expect(planets.sections[0] == ["Mercury"] && !screen.shows("Venus"))
  }

  @Test func aCellIsUsedAgain() {
    final class Source: NSObject, UITableViewDataSource {
      var cells: Set<ObjectIdentifier> = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "row")
          ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        cell.textLabel?.text = "row \(indexPath.row)"
        cell.detailTextLabel?.text = "more"
        cells.insert(ObjectIdentifier(cell))
        return cell
      }
    }
    let (source, table) = (Source(), UITableView(frame: .zero, style: .plain))
    table.dataSource = source
    let screen = Screen { Made { table } }
    #expect(screen.shows("row 0") && !screen.shows("row 100"))
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .middle, animated: false)
    screen.update()
    #expect(screen.shows("row 100") && !screen.shows("row 0"))
    #expect(source.cells.count < 60)
    // Without the method that deletes nothing can be swiped away.
    #expect(throws: (any Error).self) { try screen.perform("Delete", on: "row 100") }
  }

  @Test func aDelegatesActionsAreUncovered() throws {
    final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate {
      var heard: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Flag") { _, _, done in
            self.heard.append("flag \(indexPath.row)")
            done(true)
          }
        ])
      }
    }
    let (delegate, table) = (Delegate(), UITableView(frame: .zero, style: .insetGrouped))
    (table.dataSource, table.delegate) = (delegate, delegate)
    let screen = Screen { Made { table } }
    try screen.perform("Flag", on: "row 1")
    #expect(delegate.heard == ["flag 1"])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
  }

  @Test func constraintsInACellSayItsHeight() {
    final class TallCell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.heightAnchor.constraint(equalToConstant: 120),
          box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
      }
    }
    let (source, table) = (Source(), UITableView(frame: .zero, style: .plain))
    table.register(TallCell.self, forCellReuseIdentifier: "tall")
    table.dataSource = source
    let screen = Screen { Made { table } }
    screen.update()
    #expect(table.visibleCells.first is TallCell)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 140)
  }
}
