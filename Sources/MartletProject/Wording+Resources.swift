extension Wording {
  // MARK: Asset catalogs

  static func assetSymbolTaken(_ name: String, _ symbol: String) -> String {
    "the asset '\(name)' has no Swift name: '\(symbol)' is another asset's"
  }
  static let renameForSymbol = "Sources reach it by its name as text. Rename one of the two."
  public static func pdfNeedsConverter(_ count: Int) -> String {
    count == 1
      ? "the asset catalogs hold a PDF, and pdftocairo is missing"
      : "the asset catalogs hold \(count) PDFs, and pdftocairo is missing"
  }
  public static let installConverter =
    "They show as placeholders. Install the package poppler-utils, or save the pictures as SVG or PNG."
  public static func pdfUnreadable(_ reason: String) -> String { "pdftocairo cannot read the PDF: \(reason)" }
  public static let nothingDrawn = "it draws nothing"
  public static let repairPDF =
    "The picture shows as a placeholder. Save the file again, or replace it by an SVG or a PNG."

  static let malformedInset = "an inset is a number of pixels, 0 or more"

  // MARK: Core Data models

  static let notADataModel = "the file is no Core Data model"
  static let emptyDataModel = "the folder holds no version of a Core Data model"
  static func namelessInDataModel(_ kind: String) -> String { "the \(kind) has no name" }
  static let repairDataModel = "Open the model in Xcode and save it, or take it out of the project."

  // MARK: Bundles

  static let firstResourceIsUsed = "The app's own is used. Rename one of the two."

  static func reservedResource(_ name: String) -> String {
    "the app cannot hold a resource '\(name)': a file of that name is made by the build"
  }
  static let renameResource = "Rename the file, or the product where the program has its name."

  // MARK: Strings

  static let repairStringCatalog = "Open the catalog in Xcode and save it, or repair the file by hand."
  static let noSourceLanguage = "the catalog has no \"sourceLanguage\""
  static func notALanguage(_ name: String) -> String { "'\(name)' is not the name of a language" }
  static func unknownPlural(_ name: String) -> String {
    "'\(name)' is not a kind of plural: write zero, one, two, few, many or other"
  }
  static let pluralWithoutOther = "the plural has no \"other\""
  static func stringsDictKey(_ key: String, _ problem: String) -> String { "the entry '\(key)' \(problem)" }
  static let withoutFormat = "has no NSStringLocalizedFormatKey"
  static func missingVariable(_ name: String) -> String { "uses the variable '\(name)', which it does not define" }
  static func variableWithoutOther(_ name: String) -> String { "has a variable '\(name)' without 'other'" }

  // MARK: Fonts

  static func fontMissing(_ name: String) -> String {
    "UIAppFonts of Info.plist lists '\(name)', which is not among the app's resources"
  }
  static let fontDamaged = "UIAppFonts of Info.plist lists this file, which is no font"
  static let replaceFont = "Texts in this font show in another one. Replace the file by a .ttf or .otf."
  static let addFont = "Texts in this font show in another one. Add the file to the target, or correct the entry."
}
