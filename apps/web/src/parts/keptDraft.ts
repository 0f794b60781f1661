import { FORM, keyOf } from '../browser/draftsOfTab.js';
import { keysKept, recall, remember, type Remembering } from '../browser/memory.js';

/** Where something half entered belongs: the table of a session at which this browser stands, and which play there. */
export interface DraftPlace {
  readonly at: string;
  readonly of: string;
  /** Left out: in this browser, also when it is closed and opened again. */
  readonly where?: Remembering;
}

/** What is half entered, by what it is of; what was touched last stands last. */
type KeptDrafts = readonly (readonly [of: string, draft: unknown])[];

/** So many are kept in a browser: as many boards as a table may have begun in a round, and no litter of evenings long past. */
const MOST = 8;

/** What a text keeps; of a text that is none of ours nothing. */
export function draftsIn(text: string | null): KeptDrafts {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one): one is [string, unknown] => Array.isArray(one) && typeof one[0] === 'string')
      : [];
  } catch {
    return [];
  }
}

/** The drafts with another of one play; undefined: it is handed over, or nothing of it is entered. */
export function withDraft(kept: KeptDrafts, of: string, draft: unknown, where?: Remembering): KeptDrafts {
  const others = kept.filter(([name]) => name !== of);
  if (draft === undefined) return others;
  const all = [...others, [of, draft] as const];
  // A tab forgets by itself.
  return where === 'tab' ? all : all.slice(-MOST);
}

/** The drafts without those of some plays. */
export function withoutDrafts(kept: KeptDrafts, plays: readonly string[]): KeptDrafts {
  return kept.filter(([of]) => !plays.includes(of));
}

/** The drafts as they are of something else by now; undefined: of nothing any more. */
export function renamedDrafts(kept: KeptDrafts, nameOf: (of: string) => string | undefined): KeptDrafts {
  return kept.flatMap(([of, draft]) => {
    const name = nameOf(of);
    return name === undefined ? [] : [[name, draft] as const];
  });
}

/** Whether what was kept is made like a model: every member there, of the same kind; what the model has empty may be anything. */
export function isMadeLike<Model extends object>(found: unknown, model: Model): found is Model {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return false;
  const members = new Map<string, unknown>(Object.entries(found));
  return Object.entries(model).every(([name, wanted]: [string, unknown]) => {
    const own = members.get(name);
    if (own === undefined) return wanted === undefined;
    if (wanted === null || wanted === undefined) return true;
    if (Array.isArray(wanted)) return Array.isArray(own);
    return typeof wanted === 'object' ? isMadeLike(own, wanted) : typeof own === typeof wanted;
  });
}

/** What was half entered here before the page was left or loaded again; undefined: nothing, or nothing of this form. */
export function recallDraft<Draft extends object>(
  { at, of, where }: DraftPlace,
  model: Draft,
): Draft | undefined {
  const found = draftsIn(recall(keyOf(at), where)).find(([name]) => name === of)?.[1];
  return isMadeLike(found, model) ? found : undefined;
}

/** What was typed into a form whose values stood so first. A number that was cleared is missing there, and stays so. */
export function typedOver<Values extends object>(found: unknown, first: Values): Values {
  const cleared = Object.fromEntries(
    Object.entries(first).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? undefined : value,
    ]),
  );
  return isMadeLike(found, cleared) ? ({ ...cleared, ...found } as Values) : first;
}

/** What was typed into a form before its page was left or loaded again; what stood there first, if nothing was. */
export function recallTyped<Values extends object>({ at, of, where }: DraftPlace, first: Values): Values {
  return typedOver(draftsIn(recall(keyOf(at), where)).find(([name]) => name === of)?.[1], first);
}

/** Whether something is half entered there. */
export function isKept({ at, of, where }: DraftPlace): boolean {
  return draftsIn(recall(keyOf(at), where)).some(([name]) => name === of);
}

/** What is half entered at a place, by what it is of. */
export function draftsKept({ at, where }: Pick<DraftPlace, 'at' | 'where'>): string[] {
  return draftsIn(recall(keyOf(at), where)).map(([of]) => of);
}

/** Keeps what is half entered in this browser until it is handed over. */
export function keepDraft({ at, of, where }: DraftPlace, draft: object | undefined): void {
  const before = draftsIn(recall(keyOf(at), where));
  const after = withDraft(before, of, draft, where);
  if (before.length > 0 || after.length > 0) remember(keyOf(at), JSON.stringify(after), where);
}

/** Keeps what is half entered at a place under the names that it has by now; undefined: it is forgotten. */
export function renameDrafts(
  { at, where }: Pick<DraftPlace, 'at' | 'where'>,
  nameOf: (of: string) => string | undefined,
): void {
  const before = draftsIn(recall(keyOf(at), where));
  if (before.length > 0) remember(keyOf(at), JSON.stringify(renamedDrafts(before, nameOf)), where);
}

/** The places that begin so at which something is half entered in this tab. */
export function placesOfTab(beginning: string): string[] {
  return keysKept(keyOf(beginning), 'tab').map((key) => key.slice(FORM.length));
}

/** Forgets what is half entered of some plays. */
export function dropDrafts(at: string, plays: readonly string[]): void {
  const before = draftsIn(recall(keyOf(at)));
  const after = withoutDrafts(before, plays);
  if (after.length < before.length) remember(keyOf(at), JSON.stringify(after));
}
