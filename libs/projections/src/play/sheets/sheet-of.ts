import type { Sheet } from '#preferans';
import { preferansSheet, SEATS } from '#tournament';
import type { SessionPlay } from '../session-play.js';
import type { SheetPlay } from '../sheet-play.js';

const known = new WeakMap<SheetPlay, { readonly settings: SessionPlay['sheets']; readonly sheet: Sheet }>();

/** The sheet that lines make; undefined: nothing is written, or nothing is agreed about sheets. */
export function sheetOf({ sheets: settings }: SessionPlay, written: SheetPlay): Sheet | undefined {
  const players = SEATS.filter((seat) => written.seated[seat] !== undefined);
  if (!settings || players.length === 0) return undefined;
  const made = known.get(written);
  if (made?.settings === settings) return made.sheet;
  const sheet = preferansSheet({ settings, players, lines: written.lines.map(({ what }) => what) });
  known.set(written, { settings, sheet });
  return sheet;
}
