import Foundation
import MartletControls
import MartletLayout

/// The form that a presentation takes in a window of one width.
enum PresentationForm: Equatable {
  /// Over the window's whole width, from its lower edge.
  case sheet
  /// In the middle of a wide window.
  case formSheet
  case cover
  case alert
  /// Groups of actions at the bottom.
  case actionSheet
  case popover
  case popup(PopupPlacement)
}

extension PresentationStyle {
  /// What a note calls it.
  var name: String {
    switch self {
    case .sheet, .systemScreen: "sheet"
    case .cover: "fullScreenCover"
    case .alert: "alert"
    case .dialog: "confirmationDialog"
    case .popover: "popover"
    case .popup: "menu"
    }
  }

  /// Spec: F33, F43, M-CTL-44. `adaptation` is what the content wishes for narrow windows.
  func form(isRegular: Bool, adaptation: PresentationAdaptation?) -> PresentationForm {
    switch self {
    case .sheet, .systemScreen:
      if isRegular { return .formSheet }
      return adaptation == .fullScreenCover ? .cover : .sheet
    case .cover: return .cover
    case .alert: return .alert
    case .dialog: return isRegular ? .popover : .actionSheet
    case .popover:
      if isRegular { return .popover }
      switch adaptation {
      case PresentationAdaptation.popover, PresentationAdaptation.none: return .popover
      case PresentationAdaptation.fullScreenCover: return .cover
      default: return .sheet
      }
    case .popup(let placement): return .popup(placement)
    }
  }
}

private enum PresentationFormKey: EnvironmentKey { static var defaultValue: PresentationForm? { nil } }

extension EnvironmentValues {
  /// The form of the presentation around.
  var presentationForm: PresentationForm? {
    get { self[PresentationFormKey.self] }
    set { self[PresentationFormKey.self] = newValue }
  }
}

/// What is behind presented content: the app's own background, or that of the form.
struct PresentationSurface: View {
  let form: PresentationForm
  let custom: AnyView?

  var body: some View {
    if let custom {
      custom.frame(maxWidth: .infinity, maxHeight: .infinity)
    } else if hasSurface {
      Color(system: .systemBackground)
    }
  }

  /// Alerts, action sheets and popups draw their own.
  private var hasSurface: Bool {
    switch form {
    case .sheet, .formSheet, .cover, .popover: true
    case .alert, .actionSheet, .popup: false
    }
  }
}
