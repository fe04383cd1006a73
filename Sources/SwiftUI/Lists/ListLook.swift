import Foundation
import MartletControls

extension ListAppearance {
  /// The look of a list in these surroundings. Spec: G4, G26.
  init(_ environment: EnvironmentValues) {
    self.init()
    style = environment.listStyleKind.resolved(in: environment)
    let isGrouped = style != .plain
    let page: SystemColor = isGrouped ? .systemGroupedBackground : .systemBackground
    background = environment.hidesListBackground ? nil : page.resolved(in: environment)
    rowBackground =
      (isGrouped ? SystemColor.secondarySystemGroupedBackground : .systemBackground).resolved(in: environment)
    if style == .sidebar || style == .plain && environment.hidesListBackground { rowBackground = .clear }
    if style != .sidebar { separator = SystemColor.separator.resolved(in: environment) }
    highlight = SystemColor.systemGray4.resolved(in: environment)
    selection = Self.selection(style).resolved(in: environment)
    tint = TintShapeStyle()._paint(in: environment).color
    destructive = SystemColor.systemRed.resolved(in: environment)
    control = SystemColor.systemGray3.resolved(in: environment)
    hasSeparatorsBehind = environment.deploymentTarget < DeploymentTarget(major: 15)
    minimumRowHeight = environment.defaultMinListRowHeight
    minimumHeaderHeight = environment.defaultMinListHeaderHeight ?? 0
    rowSpacing = environment.listRowSpacing ?? 0
    sectionSpacing = environment.listSectionGap
    locale = environment.locale
  }

  /// Behind a chosen row: as for a press; a plate in a sidebar is a fill. Spec: M-LIST-17, M-LIST-25.
  private static func selection(_ style: Style) -> SystemColor { style == .sidebar ? .systemFill : .systemGray4 }
}
