import { describe, expect, it } from "@jest/globals";
import { readXml, type XmlElement } from "../../src/secrets/xml.js";

const read = (text: string): XmlElement | undefined => readXml(text, () => true);

describe("the XML of databases", () => {
  it("yields elements, text and protected values", () => {
    const text = `\ufeff<?xml version="1.0"?>\r\n<!-- c --><A x='1'><B Protected="True">b</B><C Protected='False' /><D>1<![CDATA[<&]]>2</D></A>\n`;
    const [b, c, d] = read(text)!.children;
    expect([b!.name, b!.isProtected, b!.text]).toEqual(["B", true, "b"]);
    expect([c!.name, c!.isProtected, c!.text]).toEqual(["C", false, ""]);
    expect(d!.text).toBe("1<&2");
  });

  it("reads entities and line ends, and keeps tabs", () => {
    expect(read("<A>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F511;\r\n\t\r&#13;</A>")!.text).toBe("<>&\"'A🔑\n\t\n\r");
  });

  it("keeps control characters, which some password managers store", () => {
    expect(read("<A>a\u0001b</A>")!.text).toBe("a\u0001b");
  });

  it("reports the ends of elements in document order", () => {
    const order: string[] = [];
    readXml("<A><B/><C><D></D></C></A>", ({ name }) => order.push(name) > 0);
    expect(order).toEqual(["B", "D", "C", "A"]);
  });

  it.each([
    "",
    "text",
    "<A>",
    "<A></B>",
    "</A>",
    "<A/><B/>",
    "<A>&other;</A>",
    "<A>& </A>",
    "<A>&#x110000;</A>",
    "<A>&#0;</A>",
    '<!DOCTYPE a [<!ENTITY e "ee">]><A>&e;</A>',
    "<A b></A>",
    '<A b="<"></A>',
    "<A><!-- </A>",
    `<A>${"<".repeat(100_000)}`,
    "<A>".repeat(100_000),
  ])("rejects %j", (text) => {
    expect(read(text)).toBeUndefined();
  });
});
