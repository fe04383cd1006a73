// `import CoreImage.CIFilterBuiltins` finds this module, and with it the Swift module CoreImage.
