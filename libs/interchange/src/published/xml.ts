import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Unreadable } from '../unreadable.js';

const ATTRIBUTE = '@';
const TEXT = '#text';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  textNodeName: TEXT,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/** An element of an XML text: its attributes, its own text and the elements in it. */
export class XmlElement {
  readonly #content: Readonly<Record<string, unknown>>;

  constructor(content: unknown) {
    this.#content = typeof content === 'object' && content !== null ? { ...content } : { [TEXT]: content };
  }

  /** Its own text. */
  get text(): string {
    const text = this.#content[TEXT];
    return typeof text === 'string' ? text.trim() : '';
  }

  attribute(name: string): string | undefined {
    const value = this.#content[ATTRIBUTE + name];
    return typeof value === 'string' ? value.trim() : undefined;
  }

  /** The elements of a name that are directly in it. */
  all(name: string): XmlElement[] {
    const found = this.#content[name];
    return Array.isArray(found) ? found.map((content) => new XmlElement(content)) : [];
  }

  first(name: string): XmlElement | undefined {
    return this.all(name)[0];
  }

  /** The text of the first element of a name that is directly in it; undefined where there is none or it is empty. */
  textOf(name: string): string | undefined {
    return this.first(name)?.text || undefined;
  }
}

/** The document of an XML text: its root is the one element in it. @throws Unreadable `interchange.malformed` */
export function xmlDocument(text: string, format: string): XmlElement {
  const validity = XMLValidator.validate(text);
  if (validity !== true) {
    const { msg, line } = validity.err;
    throw new Unreadable({
      code: 'interchange.malformed',
      format,
      problem: `line ${line}: ${msg.replace(/\.$/, '')}`,
    });
  }
  return new XmlElement(parser.parse(text));
}
