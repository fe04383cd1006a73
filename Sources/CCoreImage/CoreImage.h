// The Clang side of the module CoreImage: nothing but its submodule. What apps see is the Swift module.
