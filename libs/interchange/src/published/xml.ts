import { SaxesParser } from 'saxes';
import { LIMITS } from '../text/lines.js';
import { unreadable, type Wanted } from '../faults/unreadable.js';

/** An element of an XML text: its attributes, its own text and the elements in it. */
export class XmlElement {
  /** Where its tag begins, both from 1. */
  readonly line: number;
  readonly column: number;
  readonly #attributes: Readonly<Record<string, string>>;
  readonly #children: XmlElement[] = [];
  #text = '';

  constructor(
    readonly name: string,
    place: { readonly line: number; readonly column: number },
    attributes: Readonly<Record<string, string>>,
  ) {
    this.line = place.line;
    this.column = place.column;
    this.#attributes = attributes;
  }

  /** Its own text. */
  get text(): string {
    return this.#text.trim();
  }

  get children(): readonly XmlElement[] {
    return this.#children;
  }

  attribute(name: string): string | undefined {
    return this.#attributes[name]?.trim();
  }

  /** The elements of a name that are directly in it. */
  all(name: string): XmlElement[] {
    return this.#children.filter((child) => child.name === name);
  }

  first(name: string): XmlElement | undefined {
    return this.#children.find((child) => child.name === name);
  }

  /** The text of the first element of a name that is directly in it; undefined where there is none or it is empty. */
  textOf(name: string): string | undefined {
    return this.first(name)?.text || undefined;
  }

  addText(text: string): void {
    this.#text += text;
  }

  add(child: XmlElement): void {
    this.#children.push(child);
  }
}

/** By which name a processing instruction stands among the elements around it: no element begins so. */
export function instructionName(target: string): string {
  return `?${target}`;
}

/**
 * What is done with an element that has ended, with all that is in it.
 *
 * @param around the elements that it is in, the root first
 * @returns whether it stays in the one around it; one that was taken out of it needs no more memory
 */
export type XmlTaker = (element: XmlElement, around: readonly XmlElement[]) => boolean;

/** What may begin a reference, and what keeps signs from that. */
const MARK = /&|<!--|-->|<!\[CDATA\[|\]\]>|<\?|\?>/g;
const REFERENCE = /^&(?:#\d+|#x[\da-f]+|[\p{L}_:][\p{L}\p{N}_:.-]*);/iu;
/** No reference in files of people is longer. */
const LONGEST_REFERENCE = 40;

/** Signs that are parsed between two looks at how long something is. */
const PIECE = 64 * 1024;

/**
 * Parses an XML text that comes in pieces. Entities other than those of XML itself, elements deeper than files of people
 * have them and endless tags, comments and texts are refused before they need time or memory.
 */
export class XmlStream {
  readonly #format: string;
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #open: XmlElement[] = [];
  /** Where the parser was when something last began or ended. */
  #since = 0;
  #begins = { line: 1, column: 1 };
  /** What is not parsed yet, for what follows tells what it is. */
  #held = '';
  /** Signs of the last line that are parsed. */
  #inLine = 0;
  /** The end of a comment and the like, in which signs are what they are. */
  #plainUntil: string | undefined;

  /** @param format what the text claims to be, for faults */
  constructor(format: string, take: XmlTaker) {
    this.#format = format;
    const parser = this.#parser;
    const open = this.#open;
    let closed: XmlElement | undefined;
    parser.on('error', ({ message }) => {
      const told = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
      // The parser closes what is open before it says that something else should be closed.
      const left = told === 'unexpected close tag' ? closed : open.at(-1);
      const wanted = wantedInXml(told, left);
      unreadable({ code: 'interchange.expected', format, ...this.#place(), ...wanted, found: '' });
    });
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) this.#refuse('interchange.entities');
      this.#since = parser.position;
    });
    parser.on('opentagstart', ({ name }) => {
      // The parser has read the tag's name and one sign more.
      this.#begins = { line: parser.line, column: Math.max(1, parser.columnIndex - name.length - 1) };
    });
    parser.on('opentag', ({ name, attributes }) => {
      if (open.length === LIMITS.depth) this.#refuse('interchange.too-deep');
      open.push(new XmlElement(name, this.#begins, attributes));
      this.#since = parser.position;
    });
    const addText = (text: string) => {
      open.at(-1)?.addText(text);
      this.#since = parser.position;
    };
    parser.on('processinginstruction', ({ target, body }) => {
      const instruction = new XmlElement(instructionName(target), this.#begins, {});
      instruction.addText(body);
      open.at(-1)?.add(instruction);
      this.#since = parser.position;
    });
    parser.on('text', addText);
    parser.on('cdata', addText);
    parser.on('closetag', () => {
      const element = open.pop()!;
      closed = element;
      if (take(element, open)) open.at(-1)?.add(element);
      this.#since = parser.position;
    });
  }

  /** @throws Unreadable */
  write(text: string): void {
    for (let at = 0; at < text.length; at += PIECE) {
      this.#parse(this.#held + text.slice(at, at + PIECE), false);
      if (this.#parser.position - this.#since > LIMITS.game) this.#refuse('interchange.too-long');
    }
  }

  /** Says that there is no more. @throws Unreadable where something is still open */
  end(): void {
    this.#parse(this.#held, true);
    this.#parser.close();
  }

  /** The parser would look for the end of a reference in all that follows: one that is none is named where it stands. */
  #parse(text: string, isEnd: boolean): void {
    let whole = text.length;
    MARK.lastIndex = 0;
    for (let mark = MARK.exec(text); mark; mark = MARK.exec(text)) {
      const [sign] = mark;
      if (!isEnd && text.length - mark.index < LONGEST_REFERENCE) {
        // What follows tells whether it is one.
        whole = mark.index;
        break;
      }
      if (this.#plainUntil !== undefined) {
        if (sign === this.#plainUntil) this.#plainUntil = undefined;
      } else if (sign === '<!--') this.#plainUntil = '-->';
      else if (sign === '<![CDATA[') this.#plainUntil = ']]>';
      else if (sign === '<?') this.#plainUntil = '?>';
      else if (sign === '&' && !REFERENCE.test(text.slice(mark.index, mark.index + LONGEST_REFERENCE))) {
        this.#pass(text.slice(0, mark.index));
        const found = /^&[^<\r\n]{0,11}/.exec(text.slice(mark.index))![0];
        const wanted = { expected: 'xml-entity', found } as const;
        const [line, column] = [this.#parser.line, this.#inLine + 1];
        unreadable({ code: 'interchange.expected', format: this.#format, line, column, ...wanted });
      }
    }
    this.#pass(text.slice(0, whole));
    this.#held = text.slice(whole);
  }

  #pass(text: string): void {
    this.#parser.write(text);
    const newLine = text.lastIndexOf('\n');
    this.#inLine = newLine < 0 ? this.#inLine + text.length : text.length - newLine - 1;
  }

  #place() {
    return { line: this.#parser.line, column: this.#parser.columnIndex + 1 };
  }

  #refuse(code: 'interchange.entities' | 'interchange.too-deep' | 'interchange.too-long'): never {
    unreadable({ code, format: this.#format, ...this.#place() });
  }
}

type ExpectedInXml = Extract<Wanted['expected'], 'xml' | `xml-${string}` | 'end-of-file'>;

/** By what the parser says is wrong, in this order. */
const WANTED: readonly (readonly [says: RegExp, expected: Exclude<ExpectedInXml, 'xml-closing-tag'>])[] = [
  [/only one root|unmatched closing tag/, 'end-of-file'],
  [/root element|outside of root|before root/, 'xml-element'],
  [/unexpected end/, 'xml-tag-end'],
  [
    /XML declaration|value must match|version number|name\/value|expected (the|one)|value (required|must be)/,
    'xml-declaration',
  ],
  [/entity/, 'xml-entity'],
  [/attribute/, 'xml-attribute'],
  [/forward-slash/, 'xml-tag-end'],
  [/(tag|target|instruction|closing)( name)?$|name/, 'xml-name'],
  [/disallowed/, 'xml-character'],
];

/**
 * What would have to stand where the parser of XML says that something else does.
 *
 * @param says its words without a full stop
 * @param left the element that would have to end there: the innermost that is open
 */
function wantedInXml(
  says: string,
  left: { readonly name: string; readonly line: number } | undefined,
): Wanted {
  if (left && /^(unexpected close tag|unclosed tag)/.test(says))
    return { expected: 'xml-closing-tag', name: left.name, opened: left.line };
  return { expected: WANTED.find(([words]) => words.test(says))?.[1] ?? 'xml' };
}
