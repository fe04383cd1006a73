/// The assets of a module by their Swift names, namespaces within each other.
struct AssetSymbolTree {
  struct Symbol: Equatable {
    var symbol: String
    /// What the catalog is asked for: "Icons/star".
    var name: String
  }

  private(set) var symbols: [Symbol] = []
  private(set) var namespaces: [(symbol: String, tree: AssetSymbolTree)] = []
  /// Names that another asset's symbol, which comes before, keeps from having one.
  private(set) var hidden: [(name: String, symbol: String)] = []

  /// In the order of names, so that equal catalogs give equal texts.
  init(_ names: some Sequence<String>, kind: AssetSymbolName.Kind) {
    for name in names.sorted() { insert(name, path: name.split(separator: "/")[...], kind) }
  }

  private init() {}

  private mutating func insert(_ name: String, path: ArraySlice<Substring>, _ kind: AssetSymbolName.Kind) {
    guard let first = path.first else { return }
    let isNamespace = path.count > 1
    guard let symbol = AssetSymbolName.symbol(for: String(first), kind: isNamespace ? .namespace : kind) else { return }
    if isNamespace {
      let index = namespaces.firstIndex { $0.symbol == symbol } ?? namespaces.count
      if index == namespaces.count { namespaces.append((symbol, AssetSymbolTree())) }
      namespaces[index].tree.insert(name, path: path.dropFirst(), kind)
    } else if symbols.contains(where: { $0.symbol == symbol }) {
      hidden.append((name, symbol))
    } else {
      symbols.append(Symbol(symbol: symbol, name: name))
    }
  }

  var allHidden: [(name: String, symbol: String)] { hidden + namespaces.flatMap(\.tree.allHidden) }

  /// One member for each symbol, in enumerations for namespaces. `line` writes a member: the symbol with its path, as
  /// it is written behind a dot, and the symbol alone.
  func members(
    indentation: String = "  ", path: String = "", line: (_ symbol: Symbol, _ path: String) -> String?
  ) -> String {
    let own = symbols.compactMap { symbol in
      line(symbol, path + symbol.symbol).map {
        "\(indentation)/// \(symbol.name.debugDescription)\n\(indentation)\($0)\n"
      }
    }
    let nested = namespaces.map { name, tree in
      "\(indentation)enum \(name) {\n"
        + tree.members(indentation: indentation + "  ", path: "\(path)\(name).", line: line) + "\(indentation)}\n"
    }
    return (own + nested).joined()
  }
}
