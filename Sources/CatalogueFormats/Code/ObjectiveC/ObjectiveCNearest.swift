/// How the collection that is nearest to some traits is found, as Objective-C.
struct ObjectiveCNearest {
    private let traits: TraitNames
    private let prefix: String

    init(_ traits: TraitNames, prefix: String) {
        self.traits = traits
        self.prefix = prefix
    }

    var text: String {
        let apart =
            traits.items.contains(where: \.isOrdered)
            ? """
            static NSInteger \(prefix)_apart(NSInteger one, NSInteger other) {
                return one < other ? other - one : one - other;
            }


            """ : ""
        let distances = traits.weighed.map {
            "{\(distance(of: $0, "one")),\n         \(distance(of: $0, "other"))},"
        }
        return """
            /// What is not kept is nearer to the default than to anything else.
            static NSInteger \(prefix)_unlike(NSInteger own, NSInteger other, NSInteger standard) {
                return own == other ? 0 : own == standard ? 1 : 2;
            }

            \(apart)static BOOL \(prefix)_isNearer(\(prefix)Traits one, \(prefix)Traits other, \(prefix)Traits traits) {
                const NSInteger distances[][2] = {
                    \(distances.joined(separator: "\n        "))
                };
                for (NSUInteger index = 0; index < sizeof(distances) / sizeof(distances[0]); index++) {
                    if (distances[index][0] != distances[index][1]) {
                        return distances[index][0] < distances[index][1];
                    }
                }
                return NO;
            }

            \(prefix)Collection \(prefix)CollectionNearest(\(prefix)Traits traits) {
                const \(prefix)Traits *all = \(prefix)_collectionTraits;
                NSUInteger nearest = 0;
                for (NSUInteger index = 1; index < \(traits.collections.count); index++) {
                    if (\(prefix)_isNearer(all[index], all[nearest], traits)) {
                        nearest = index;
                    }
                }
                return (\(prefix)Collection)nearest;
            }
            """
    }

    private func distance(of item: TraitNames.Item, _ own: String) -> String {
        let pair = "\(own).\(item.property), traits.\(item.property)"
        return item.isOrdered ? "\(prefix)_apart(\(pair))" : "\(prefix)_unlike(\(pair), \(item.defaultValue))"
    }
}
