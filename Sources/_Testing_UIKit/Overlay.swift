// The compiler adds this module to every file that imports both Testing and a module named UIKit (the
// toolchain's Testing declares it so), and refuses the file when the module is missing. On Apple's systems it
// attaches images to test results.
