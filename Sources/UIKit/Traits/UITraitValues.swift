/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

/// How much room an axis has.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable { case unspecified, compact, regular }

/// Whether the user asked for stronger contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable { case unspecified = -1, normal, high }

/// Whether content floats above other content; dark backgrounds become lighter then.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable { case unspecified = -1, base, elevated }

/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Hashable, Sendable { case unspecified = -1, regular, bold }

public enum UIDisplayGamut: Int, Hashable, Sendable { case unspecified = -1, SRGB, P3 }

/// The direction in which the interface runs.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable { case leftToRight, rightToLeft }

/// The kind of device whose conventions the interface follows.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad, tv, carPlay
  case mac = 5
  case vision = 6
}
