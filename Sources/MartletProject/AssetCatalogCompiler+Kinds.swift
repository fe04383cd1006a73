import Foundation

extension AssetCatalogCompiler {
  mutating func addColorSet(_ folder: URL, name: String) throws {
    let contents = try AssetContents(of: folder)
    let variants = try contents.variants("colors").compactMap { variant -> AssetIndex.Color? in
      guard let value = try contents.color(variant) else { return nil }
      return AssetIndex.Color(
        appearance: contents.appearance(variant), idiom: contents.idiom(variant), rgba: value.rgba,
        system: value.system)
    }
    guard !variants.isEmpty, isNew("color", name, folder) else { return }
    index.colors[name] = variants
  }

  mutating func addImageSet(_ folder: URL, name: String) throws {
    let contents = try AssetContents(of: folder)
    guard isNew("image", name, folder) else { return }
    let template = contents.isTemplate
    let known = warnings.count
    let variants = try contents.variants("images").compactMap { variant -> AssetIndex.Image? in
      guard let file = copy(variant, contents, "images/\(name)") else { return nil }
      let scale = try contents.scale(variant, file: file)
      let slicing = try contents.slicing(variant, scale: scale)
      return AssetIndex.Image(
        appearance: contents.appearance(variant), idiom: contents.idiom(variant), file: file, scale: scale,
        template: template, insets: slicing?.insets, isTiled: slicing?.isTiled, direction: contents.direction(variant))
    }
    // A name whose files are missing stays a name: code that says it compiles.
    if !variants.isEmpty || warnings.count > known { index.images[name] = variants }
  }

  mutating func addSymbolSet(_ folder: URL, name: String) throws {
    let contents = try AssetContents(of: folder)
    guard isNew("symbol", name, folder) else { return }
    let variants = try contents.variants("symbols").compactMap { variant -> AssetIndex.Image? in
      guard let file = copy(variant, contents, "symbols/\(name)") else { return nil }
      return AssetIndex.Image(
        appearance: contents.appearance(variant), idiom: contents.idiom(variant), file: file, scale: 0, template: true)
    }
    if !variants.isEmpty { index.symbols[name] = variants }
  }

  mutating func addDataSet(_ folder: URL, name: String) throws {
    let contents = try AssetContents(of: folder)
    guard isNew("data", name, folder) else { return }
    let variants = try contents.variants("data").compactMap { variant -> AssetIndex.Data? in
      guard let file = copy(variant, contents, "data/\(name)") else { return nil }
      return AssetIndex.Data(
        idiom: contents.idiom(variant), file: file, type: variant["universal-type-identifier"]?.string)
    }
    if !variants.isEmpty { index.data[name] = variants }
  }

  /// The largest plain picture of the app's icon becomes `AppIcon.png` in the bundle: windows show it.
  mutating func addAppIcon(_ folder: URL, name: String) throws {
    let contents = try AssetContents(of: folder)
    guard name == settings.appIconName, isNew("icon", name, folder) else { return }
    func side(_ variant: JSONValue) -> Double {
      let size = variant["size"]?.string?.split(separator: "x").first.flatMap { Double($0) } ?? 0
      let scale = variant["scale"]?.string?.split(separator: "x").first.flatMap { Double($0) } ?? 1
      return size * scale
    }
    let files = try contents.variants("images").filter { $0["appearances"] == nil && $0["filename"] != nil }
    guard let largest = files.max(by: { side($0) < side($1) }), let name = fileName(largest, contents) else { return }
    let source = contents.folder.appendingPathComponent(name).path
    guard name.hasSuffix(".png"), FileManager.default.fileExists(atPath: source) else { return }
    copies.append(SwiftModule.Resource(path: source, destination: "AppIcon.png"))
  }
}

// MARK: - Files

extension AssetCatalogCompiler {
  /// The name of a file beside the asset's Contents.json; nil for an empty slot and, with a warning, for what is no
  /// such name: nothing outside the catalog is read.
  private mutating func fileName(_ variant: JSONValue, _ contents: AssetContents) -> String? {
    guard let value = variant["filename"] else { return nil }
    let name = value.string ?? ""
    guard name.isEmpty || name.contains("/") || name == "." || name == ".." else { return name }
    warnings.append(
      ProjectWarning(
        file: contents.file, place: value.place, problem: Wording.notAFileName(name),
        remedy: Wording.nameAFileOfTheAsset))
    return nil
  }

  /// Plans the copy of a variant's file, or what is made of it; nil for an empty slot and, with a warning, for a
  /// missing file.
  private mutating func copy(_ variant: JSONValue, _ contents: AssetContents, _ subfolder: String) -> String? {
    guard let name = fileName(variant, contents) else { return nil }
    let source = contents.folder.appendingPathComponent(name).path
    guard FileManager.default.fileExists(atPath: source) else {
      warnings.append(
        ProjectWarning(
          file: source, problem: Wording.assetFileMissing(contents.file, variant.place),
          remedy: Wording.restoreAssetFile))
      return nil
    }
    let isPDF = name.lowercased().hasSuffix(".pdf") && !subfolder.hasPrefix("data/")
    let destination = "\(AssetIndex.folderName)/\(subfolder)/\(isPDF ? name + ".svg" : name)"
    let resource = SwiftModule.Resource(path: source, destination: destination)
    if isPDF {
      if !conversions.contains(resource) { conversions.append(resource) }
    } else if !copies.contains(resource) {
      copies.append(resource)
    }
    return destination
  }

  private mutating func isNew(_ kind: String, _ name: String, _ folder: URL) -> Bool {
    let key = "\(kind) \(name)"
    guard let first = definitions[key] else {
      definitions[key] = folder.path
      return true
    }
    warnings.append(
      ProjectWarning(
        file: folder.path, problem: Wording.duplicateAsset(kind, name, first), remedy: Wording.renameOneAsset))
    return false
  }
}
