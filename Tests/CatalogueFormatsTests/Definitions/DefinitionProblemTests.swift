import CatalogueFormats
import CatalogueModel
import Testing

/// What is wrong in a table is said at its line and column, all of it at once.
@Suite struct DefinitionProblemTests {
    private static let id = "00000000-0000-4000-8000-000000000001"
    private static let otherID = "00000000-0000-4000-8000-000000000002"

    @Test func everyProblemIsTold() {
        let text = """
            name,kind,state,type,value,style,spacing,horizontal,image.width,image.height,id
            a..b,metric,,length,{x,,,,,,
            p,preset,on,,,,,,,,
            q,preset,,,,exact,8 pt,middle,none,4,7
            r,thing,,,,,,,,,
            ,metric,,,1,,,,,,
            s,metric,normal,,,,4,,,,
            t,preset,selected,,,system,,,1,,
            """
        #expect(
            DefinitionReader.problems(text) == [
                "2:1: name: 'a..b' cannot be a name: a part between dots is empty",
                "2:14: type: 'length' is none of dimension, number, string, fontFamily, fontWeight, typography",
                "3:10: state: 'on' is no state: normal, highlighted, selected, disabled, focused, or several with '+'",
                "4:13: style: there is no style 'exact'; 'presets styles' shows them",
                "4:19: spacing: unexpected 'p' at character 3 of '8 pt'",
                "4:24: horizontal: 'middle' is none of center, left, right, fill, leading, trailing",
                "4:31: image.width: 'none' stands beside a number",
                "4:38: id: '7' is no UUID; leave the cell empty for what is new",
                "5:3: kind: 'thing' is none of metric, preset",
                "6:1: name: a metric or a preset has a name",
                "7:1: value: a metric has a value",
                "7:10: state: a metric has none",
                "7:20: spacing: a metric has none",
                "8:1: image.height: the cell is empty, and the other side of the size is not",
                "8:21: style: this belongs to the row of the normal state",
            ])
    }

    @Test(arguments: [
        ("", "1:1: the table is empty: a header with the column 'name' is needed"),
        ("kind,nmae\nmetric,a", "1:1: the column 'name' is missing"),
        ("name,spacing, Spacing \na,1,1", "1:14: spacing: there are two columns of this title"),
        (
            "name,image.width\na,1",
            "1:6: image.width: the column 'image.height' is missing; remove both to leave sizes as they are"
        ),
        ("name,style\na,", "2:1: style: a preset has a style; 'presets styles' shows them"),
        ("name,value,spacing\na,,", "2:1: kind: metric or preset?"),
        ("name,kind,value\na,preset,1", "2:10: value: a preset has none"),
        ("name,value,type\na,{,dimension", "2:3: value: a } is missing for the { at character 1 of '{'"),
        (
            "name,value,type,value for size=compact\na,1,number,x",
            "2:12: value for size=compact: 'x' is no function (min, max, round, roundTo); metrics stand in braces, {x} at character 1 of 'x'"
        ),
        ("name,value\na,1\na,2", "3:1: name: 'a' is a metric in line 2 already"),
        ("name,kind,value\na,metric,1\na,preset,", "3:1: name: 'a' is a metric in line 2 already"),
        ("name,style\na,system\na,system", "3:1: name: 'a' has its row for the state normal in line 2"),
        ("name,value,deprecated,use\na,1,no,b", "2:8: use: only what is deprecated has a replacement"),
        ("name,value,deprecated\na,1,perhaps", "2:5: deprecated: 'perhaps' is none of yes, no"),
        ("name,value\n\"a\nb\",1", "2:1: name: a name cannot have characters that control or reorder text: U+A"),
        ("name,value\na,\"1", "2:3: the quote that begins here has no end"),
        (
            "name,spacing,shows-touch-when-highlighted\na,,x",
            "2:4: shows-touch-when-highlighted: 'x' is none of true, false"
        ),
    ])
    func aProblemNamesItsPlace(text: String, problem: String) {
        #expect(DefinitionReader.problems(text).first == problem)
    }

    @Test func namesAndIDsBelongTogether() {
        #expect(
            DefinitionReader.problems("name,state,id\na,,\(Self.id)\nb,selected,\(Self.id)")
                == ["3:1: name: 'b' has the id of 'a' in line 2"])
        #expect(
            DefinitionReader.problems("name,state,id\na,,\(Self.id)\na,selected,\(Self.otherID)")
                == ["3:12: id: 'a' has another id in line 2"])
    }
}
