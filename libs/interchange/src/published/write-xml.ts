/**
 * An element to be written: texts and other elements in it, in their order; what is undefined is left out. One that is
 * named as `instructionName` names it is a processing instruction, of a text that is written as it is.
 */
export interface XmlToWrite {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly holds: string | readonly (XmlToWrite | undefined)[];
}

/** The encodings that every program knows which reads XML. */
export type XmlEncoding = 'UTF-8' | 'ISO-8859-1';

/** An element with a text; nothing where there is none. */
export function textElement(name: string, text: string | number | null | undefined): XmlToWrite | undefined {
  return text === null || text === undefined || text === '' ? undefined : { name, holds: String(text) };
}

/**
 * An XML file, an element a line: equal elements give equal bytes. What the encoding does not have is written as a
 * reference; signs that no XML can hold are left out.
 */
export function writeXml(root: XmlToWrite, encoding: XmlEncoding, doctype: string): Uint8Array {
  const lines = [`<?xml version="1.0" encoding="${encoding}"?>`, doctype];
  append(lines, root, '');
  const text = `${lines.join('\n')}\n`;
  if (encoding === 'UTF-8') return new TextEncoder().encode(text);
  const latin = text.replaceAll(/[^\n -~\u00A0-\u00FF]/gu, (sign) => `&#${sign.codePointAt(0)!};`);
  return Uint8Array.from(latin, (sign) => sign.codePointAt(0)!);
}

function append(lines: string[], { name, attributes = {}, holds }: XmlToWrite, indent: string): void {
  if (name.startsWith('?') && typeof holds === 'string') {
    lines.push(`${indent}<${name} ${holds}?>`);
    return;
  }
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const tag = `${indent}<${name}${written.join('')}>`;
  if (typeof holds === 'string') {
    lines.push(`${tag}${escaped(holds)}</${name}>`);
    return;
  }
  lines.push(tag);
  for (const each of holds) if (each) append(lines, each, `${indent}  `);
  lines.push(`${indent}</${name}>`);
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Line ends become spaces, as they would when an attribute is read. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\t\n\r]+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => REFERENCES[sign]!);
}
