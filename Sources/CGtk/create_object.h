// An object of a class of which only the metatype is known: an app's delegate, named by @main or by Info.plist. Swift
// makes such objects through initialisers that are `required`, which NSObject's init() is not and must not become: so
// its entry in the class's table of methods is called here, as `Name()` calls it.
#ifndef MARTLET_CREATE_OBJECT_H
#define MARTLET_CREATE_OBJECT_H

extern const char martlet_object_init[] __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char martlet_object_class[] __asm__("$s10Foundation8NSObjectCMn");
extern const void *_Nonnull swift_lookUpClassMethod(const void *_Nonnull type, const void *_Nonnull method,
                                                    const void *_Nonnull class_description);

typedef __attribute__((swiftcall)) void *_Nonnull (*martlet_object_maker)(
    __attribute__((swift_context)) const void *_Nonnull type);

// The new object, owned by the caller.
static inline void *_Nonnull martlet_create_object(const void *_Nonnull type) {
  return ((martlet_object_maker)swift_lookUpClassMethod(type, martlet_object_init, martlet_object_class))(type);
}

#endif
