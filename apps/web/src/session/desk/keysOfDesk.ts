import { letterOf, type Pressed } from '../../browser/keys.js';

/** What a keyboard shortcut does at the director’s desk. */
export type DeskKey =
  | 'help'
  | 'next-table'
  | 'table-before'
  | 'right'
  | 'left'
  | 'down'
  | 'up'
  | 'next-want'
  | 'next-step'
  | 'clock'
  | 'go-to'
  | 'find'
  | 'rule'
  | 'scores'
  | 'back';

/** The keys with what they do, as the room lists them. */
export const ROOM_KEYS = [
  { keys: ['j'], does: 'next-table' },
  { keys: ['k'], does: 'table-before' },
  { keys: ['n'], does: 'next-want' },
  { keys: ['d'], does: 'next-step' },
  { keys: ['g'], does: 'go-to' },
  { keys: ['/'], does: 'find' },
  { keys: ['r'], does: 'rule' },
  { keys: ['c'], does: 'clock' },
  { keys: ['s'], does: 'scores' },
  { keys: ['Esc'], does: 'back' },
  { keys: ['?'], does: 'help' },
] as const satisfies readonly { readonly keys: readonly string[]; readonly does: DeskKey }[];

const ARROWS: Readonly<Record<string, DeskKey>> = {
  ArrowRight: 'right',
  ArrowLeft: 'left',
  ArrowDown: 'down',
  ArrowUp: 'up',
};

/** Where a key was pressed: in a field to write into, at a box or a choice that uses arrows itself, at a table, elsewhere. */
export type PressedAt = 'field' | 'choice' | 'table' | 'elsewhere';

/** What somebody wants who presses a key; undefined: nothing of the room. */
export function deskKey(pressed: Pressed, at: PressedAt): DeskKey | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey || at === 'field') return undefined;
  if (key in ARROWS) return at === 'table' ? ARROWS[key] : undefined;
  if (key === 'Escape') return 'back';
  const meant = letterOf(pressed);
  return ROOM_KEYS.find(({ keys }) => keys.some((own) => own === meant))?.does;
}

/** Whether these keys are single characters, which can be turned off (WCAG 2.1.4). */
export function isOneCharacter(key: DeskKey): boolean {
  return ROOM_KEYS.some(({ keys, does }) => does === key && keys.every((each) => each.length === 1));
}

/** Where a table stands on the screen. */
export interface Placed {
  readonly x: number;
  readonly y: number;
}

/** The table that lies above or below another: the nearest one in the next row. Its place in the list; undefined: none. */
export function inNextRow(places: readonly Placed[], from: number, way: 'up' | 'down'): number | undefined {
  const own = places[from];
  if (!own) return undefined;
  const beyond = places.flatMap(({ x, y }, index) =>
    (way === 'down' ? y > own.y : y < own.y) ? [{ index, x, away: Math.abs(y - own.y) }] : [],
  );
  const nearest = Math.min(...beyond.map(({ away }) => away));
  return beyond
    .filter(({ away }) => away === nearest)
    .toSorted((one, other) => Math.abs(one.x - own.x) - Math.abs(other.x - own.x))[0]?.index;
}
