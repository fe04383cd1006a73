import Foundation

extension UIViewController {
  /// Whether what the controller shows can be changed.
  public var isEditing: Bool {
    get { _isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// A button that says Edit or Done, and calls `setEditing` with the other.
  public var editButtonItem: UIBarButtonItem {
    if let _editButton { return _editButton }
    let button = UIBarButtonItem(systemItem: .edit)
    _editButton = button
    updateEditButton()
    return button
  }

  func updateEditButton() {
    guard let button = _editButton else { return }
    button._become(_isEditing ? .done : .edit)
    button.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!_isEditing, animated: true)
    }
  }
}
