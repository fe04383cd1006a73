import MartletTesting
import SwiftUI
import Testing
import UIKit

/// Picker views and search bars of UIKit's.
@MainActor @Suite struct PickerAndSearchTests {
  private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var heard: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 3 : 2
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      component == 0 ? ["small", "middle", "large"][row] : ["red", "blue"][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append("\(component) \(row)")
    }
  }

  @Test func aDrumTellsItsDelegate() throws {
    let (sizes, picker) = (Sizes(), UIPickerView())
    (picker.dataSource, picker.delegate) = (sizes, sizes)
    let screen = Screen { Made { picker } }
    #expect(screen.shows("small") && screen.shows("red"))
    try screen.tap("middle")
    screen.advance(by: 2)
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 0)
    #expect(sizes.heard == ["0 1"])
    picker.selectRow(1, inComponent: 1, animated: false)
    screen.update()
    #expect(picker.selectedRow(inComponent: 1) == 1 && sizes.heard.count == 1)
  }

  private final class Searching: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
  }

  @Test func aSearchBarTellsWhatIsTyped() throws {
    let (searching, bar) = (Searching(), UISearchBar())
    bar.delegate = searching
    bar.placeholder = "Planets"
    bar.showsCancelButton = true
    let screen = Screen { Made { bar } }
    try screen.tap("Planets")
    screen.type("io")
    screen.press(key: .return)
    #expect(bar.text == "io" && searching.heard == ["begin", "i", "io", "search"])
    try screen.tap("Clear")
    #expect(bar.text == "")
    try screen.tap("Cancel")
    #expect(searching.heard.suffix(2) == ["", "cancel"])
  }
}
