// The compiler starts this program when it meets a macro of the library, and talks to it over standard input and
// output. It imports nothing but the C library: a plugin on the compiler's own SwiftSyntax would have to be
// fetched and built by every app, and the toolchain's copy can't be linked without unsafe build flags.

PluginConnection().serve()
