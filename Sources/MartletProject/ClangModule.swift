/// A module that is not in Swift: a target of a package in C, C++ or assembly, or a library of the system.
public struct ClangModule: Equatable, Sendable {
  /// What tells importers which headers the module is made of.
  public enum ModuleMap: Equatable, Sendable {
    /// The absolute path of one that comes with the module.
    case file(String)
    /// The text of one that SwiftPM would write.
    case generated(String)
  }

  /// A library that is not built but installed.
  public struct SystemLibrary: Equatable, Sendable {
    /// pkg-config's names of it.
    public var packages: [String] = []
    /// Debian's packages that have it, as the manifest says.
    public var providers: [String] = []

    public init() {}
  }

  public var name: String
  /// Absolute paths, sorted; none where the module is headers alone, or a library of the system.
  public var sources: [String] = []
  /// Nil where nothing is to be imported.
  public var moduleMap: ModuleMap?
  /// The folder of public headers.
  public var headerFolder: String?
  /// Absolute paths of the headers that importers may see.
  public var headers: [String] = []
  /// What the compiler is told for each source: definitions, folders of headers.
  public var arguments: [String] = []
  /// What it is told beside that, by the language.
  public var languageArguments: [Language: [String]] = [:]
  public var linkerArguments: [String] = []
  public var systemLibrary: SystemLibrary?
  /// Names of the other modules of this kind that it needs.
  public var dependencies: [String] = []
  public var package: String
  /// Absolute path of the manifest that declares it, and where.
  public var manifest: String
  public var place: SourcePlace?

  public init(productName: String, package: String, manifest: String) {
    name = SwiftModule.identifier(for: productName)
    (self.package, self.manifest) = (package, manifest)
  }

  /// What a source is written in.
  public enum Language: Sendable {
    case c, cxx, assembly

    /// By the name of a file; nil for other files.
    public init?(path: String) {
      switch path.split(separator: "/").last?.split(separator: ".").dropFirst().last {
      case "c": self = .c
      case "cc", "cpp", "cxx", "C": self = .cxx
      case "s", "S": self = .assembly
      default: return nil
      }
    }
  }
}

extension [SwiftModule] {
  /// The modules in other languages that any of them needs, each once.
  public var clangModules: [ClangModule] {
    var seen: Set<String> = []
    return flatMap(\.clangModules).filter { seen.insert($0.name).inserted }
  }
}
