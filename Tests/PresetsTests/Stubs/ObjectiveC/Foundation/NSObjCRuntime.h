// Stub of NSObjCRuntime.h: the macros and the plain types.
#ifndef STUB_NSOBJCRUNTIME_H
#define STUB_NSOBJCRUNTIME_H

#include <stdbool.h>

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef bool BOOL;

#define YES __objc_yes
#define NO __objc_no
#ifndef nil
#define nil ((id)0)
#endif

#ifdef __cplusplus
#define FOUNDATION_EXPORT extern "C"
#else
#define FOUNDATION_EXPORT extern
#endif
#define UIKIT_EXTERN extern

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

#define NS_ENUM(_type, _name) \
    enum __attribute__((enum_extensibility(open))) _name : _type _name; \
    enum _name : _type
#define NS_OPTIONS(_type, _name) \
    enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type _name; \
    enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type

#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_INLINE static inline
#define NS_SWIFT_NAME(_name) __attribute__((swift_name(#_name)))
#define NS_TYPED_ENUM
#define NS_TYPED_EXTENSIBLE_ENUM

#endif
