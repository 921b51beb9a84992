import CatalogueModel

/// How traits are read from what UIKit and the app's bundle say, as Objective-C.
struct ObjectiveCReading {
    private let items: [TraitNames.Item]
    private let p: String

    init(_ names: ObjectiveCNames) {
        items = names.traits.items
        p = names.prefix
    }

    var declarations: String {
        let language = items.contains { $0.trait.name == Trait.localeName } ? " and the language of the app" : ""
        return """
            /// The traits that UIKit knows\(language); all others keep their default.
            FOUNDATION_EXPORT \(p)Traits \(p)TraitsFromTraitCollection(UITraitCollection *traitCollection);

            /// The same of a button's trait collection, with the button's own direction.
            FOUNDATION_EXPORT \(p)Traits \(p)TraitsFromButton(UIButton *button);
            """
    }

    var definitions: String {
        var code = CodeText()
        code.block("\(p)Traits \(p)TraitsFromTraitCollection(UITraitCollection *traitCollection) {") { code in
            code.add("\(p)Traits traits = \(p)TraitsDefault();")
            for item in items { add(item, to: &code) }
            code.add("return traits;")
        }
        code.add("")
        code.block("\(p)Traits \(p)TraitsFromButton(UIButton *button) {") { code in
            code.add("\(p)Traits traits = \(p)TraitsFromTraitCollection(button.traitCollection);")
            for direction in items where direction.trait.name == Trait.directionName {
                let (ltr, rtl) = (direction.identifier(of: "ltr"), direction.identifier(of: "rtl"))
                code.add(
                    """
                    const BOOL isRightToLeft =
                        button.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft;
                    traits.\(direction.property) = isRightToLeft ? \(rtl) : \(ltr);
                    """)
            }
            code.add("return traits;")
        }
        return code.text.withoutLastNewline
    }

    private func add(_ item: TraitNames.Item, to code: inout CodeText) {
        switch item.trait.name {
        case Trait.directionName: addDirection(item, to: &code)
        case Trait.scaleName: addScale(item, to: &code)
        case Trait.contentSizeName: addContentSize(item, to: &code)
        case Trait.localeName: addLocale(item, to: &code)
        default: break
        }
    }

    private func addDirection(_ item: TraitNames.Item, to code: inout CodeText) {
        code.block("if (traitCollection.layoutDirection == UITraitEnvironmentLayoutDirectionRightToLeft) {") { code in
            code.add("traits.\(item.property) = \(item.identifier(of: "rtl"));")
        }
    }

    private func addScale(_ item: TraitNames.Item, to code: inout CodeText) {
        code.block("switch ((NSInteger)traitCollection.displayScale) {") { code in
            for (value, name) in zip(item.trait.values, item.values) {
                code.add("case \(value):\n    traits.\(item.property) = \(name);\n    break;")
            }
            code.add("default:\n    break;")
        }
    }

    private func addContentSize(_ item: TraitNames.Item, to code: inout CodeText) {
        code.add("UIContentSizeCategory category = traitCollection.preferredContentSizeCategory;")
        for (index, size) in ContentSize.allCases.enumerated() {
            let constant = "UIContentSizeCategory" + "\(size)".startingUpper
            code.add(
                """
                \(index == 0 ? "" : "} else ")if ([category isEqualToString:\(constant)]) {
                    traits.\(item.property) = \(item.values[size.nearest(in: item.trait.values)]);
                """)
        }
        code.add("}")
    }

    private func addLocale(_ item: TraitNames.Item, to code: inout CodeText) {
        code.add("// From the language itself to what is less special: pt-BR, pt.")
        code.add("NSString *localization = NSBundle.mainBundle.preferredLocalizations.firstObject;")
        code.block("while (localization.length > 0) {") { code in
            for (value, name) in zip(item.trait.values, item.values) {
                code.block("if ([localization isEqualToString:@\(ObjectiveCText.literal(value))]) {") { code in
                    code.add("traits.\(item.property) = \(name);\nbreak;")
                }
            }
            code.add(
                """
                const NSRange dash = [localization rangeOfString:@"-" options:NSBackwardsSearch];
                localization = dash.location == NSNotFound ? nil : [localization substringToIndex:dash.location];
                """)
        }
    }
}

extension TraitNames.Item {
    fileprivate func identifier(of value: String) -> String { self.value(in: [trait.name: value]) }
}
