import { XmlStream, type XmlElement } from '../xml.js';
import { TITLE } from './usebio-document.js';
import { USEBIO_ONLY, USEBIO_RULES, USEBIO_TEXTS } from './usebio-rules.js';

/** Where a file is not as USEBIO is described. */
export type UsebioRuleFault = {
  /** Counted from 1. */
  readonly line: number;
  /** `EVENT`, or of an attribute `EVENT EVENT_TYPE`. */
  readonly element: string;
} & (
  | { readonly code: 'usebio.unknown' }
  /** It may not stand in what it stands in. */
  | { readonly code: 'usebio.place'; readonly parent: string }
  | { readonly code: 'usebio.again'; readonly parent: string }
  /** It should stand in what begins on the line. */
  | { readonly code: 'usebio.missing'; readonly parent: string }
  | { readonly code: 'usebio.text'; readonly found: string }
  /** Files of this version have no such element. */
  | { readonly code: 'usebio.version'; readonly version: string }
);

/**
 * Holds a file against the rules of USEBIO 1.2 and 1.3 (`USEBIO_RULES`).
 *
 * @throws Unreadable where it is no XML
 */
export function usebioRuleFaults(text: string): UsebioRuleFault[] {
  const roots: XmlElement[] = [];
  const stream = new XmlStream(TITLE, (element, around) => {
    if (around.length === 0) roots.push(element);
    return true;
  });
  stream.write(text);
  stream.end();
  const version = roots[0]?.attribute('Version') ?? '';
  return roots.flatMap((root) => faultsOf(root, undefined, version));
}

function faultsOf(element: XmlElement, parent: string | undefined, version: string): UsebioRuleFault[] {
  const { name, line } = element;
  if (name.startsWith('?')) return [];
  const rule = Object.hasOwn(USEBIO_RULES, name) ? USEBIO_RULES[name] : undefined;
  if (!rule) return [{ code: 'usebio.unknown', line, element: name }];
  const faults: UsebioRuleFault[] = [];
  if (parent === undefined ? rule.in.length > 0 : !rule.in.includes(parent))
    faults.push({ code: 'usebio.place', line, element: name, parent: parent ?? '' });
  const only = Object.hasOwn(USEBIO_ONLY, name) ? USEBIO_ONLY[name as keyof typeof USEBIO_ONLY] : version;
  // Of what 1.3 names anew, the old is valid and not advised.
  if (only !== version) faults.push({ code: 'usebio.version', line, element: name, version });
  // A team is an element, and by its number in a match.
  const isText = rule.text !== undefined || (name === 'TEAM' && parent === 'MATCH');
  if (isText) {
    if (element.children.length > 0 || !USEBIO_TEXTS[rule.text ?? 'any'].test(element.text))
      faults.push({ code: 'usebio.text', line, element: name, found: element.text });
    return faults;
  }
  for (const attribute of rule.attributes ?? [])
    if (!element.attribute(attribute))
      faults.push({ code: 'usebio.missing', line, element: `${name} ${attribute}`, parent: name });
  for (const needed of rule.needs ?? [])
    if (!element.first(needed)) faults.push({ code: 'usebio.missing', line, element: needed, parent: name });
  const seen = new Set<string>();
  for (const child of element.children) {
    if (seen.has(child.name) && USEBIO_RULES[child.name] && !USEBIO_RULES[child.name]!.several)
      faults.push({ code: 'usebio.again', line: child.line, element: child.name, parent: name });
    seen.add(child.name);
    faults.push(...faultsOf(child, name, version));
  }
  return faults;
}
