// Stub of UIKit: declarations only, with UIKit's names, types and nullability.
#ifndef STUB_UIKIT_H
#define STUB_UIKIT_H

#import <Foundation/Foundation.h>
#import <UIKit/UIGeometry.h>
#import <UIKit/UITraitCollection.h>
#import <UIKit/UIView.h>
#import <UIKit/UIControl.h>
#import <UIKit/UIButtonConfiguration.h>
#import <UIKit/UIButton.h>

#endif
