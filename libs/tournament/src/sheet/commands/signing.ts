import { z } from 'zod';
import { accept, defineCommand, reject, type Rejected } from '../../command/command.js';
import { seatName, type SeatName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { notRunning } from '../../session/guards.js';
import { tableEvents } from '../../table/events.js';
import { freeText } from '../../journal/texts.js';
import { sheetEvents, sheetPlace } from '../events.js';
import { boardsLeft, sheetAt, shortOf, usesOfSheet, type SheetAtTable } from './sheet.js';
import type { SheetState } from '../state.js';

const atTheTable = { roles: [], device: true } as const;
const staff = { roles: ['organiser', 'director', 'scorer'] } as const;
const tableOf = ({ session, table }: { readonly session: string; readonly table: string }) => ({
  session,
  table,
});
const answering = z.strictObject({
  ...sheetPlace,
  seat: seatName,
  entry: z.int().min(0).meta({ description: 'Version of the score sheet, as returned when it was written' }),
});

/** What prevents somebody from signing or disputing a sheet: they do not sit there, or the sheet has changed. */
function notHis(
  { seat, entry }: { readonly seat: SeatName; readonly entry: number },
  sheet: SheetState,
  { seats }: SheetAtTable,
): Rejected | undefined {
  if (!seats.includes(seat)) return reject({ code: 'sheet.seat-empty', seat });
  return sheet.entry === entry ? undefined : reject({ code: 'sheet.written-anew' });
}

export const signSheet = defineCommand({
  name: 'sheet.sign',
  summary: 'Sign the score sheet as a player at the table; it is agreed once all have signed',
  access: atTheTable,
  body: z.strictObject({
    ...answering.shape,
    short: z
      .literal(true)
      .optional()
      .meta({ description: 'Accept an early end: deals are missing or pools are open' }),
  }),
  table: tableOf,
  uses: usesOfSheet,
  decide({ seat, entry, short: saysShort, ...place }, { tournament, session, sheet }) {
    const at = sheetAt(session, place);
    const refused = notRunning(tournament, session) ?? ('accepted' in at ? at : undefined);
    if (refused || 'accepted' in at) return refused!;
    const stranger = notHis({ seat, entry }, sheet, at);
    if (stranger) return stranger;
    if (sheet.status === 'agreed' || sheet.signed.includes(seat)) return accept({});
    if (sheet.status === 'disputed') return reject({ code: 'sheet.disputed' });
    if (sheet.lines.length === 0) return reject({ code: 'sheet.empty' });
    const left = boardsLeft(sheet, at);
    if (left.length > 0) return reject({ code: 'sheet.boards-left', boards: left.join(', ') });
    const short = shortOf(sheet, at);
    if (short && !saysShort) {
      if (short.of === 'pools') return reject({ code: 'sheet.pools-open' });
      const { written, agreed } = short;
      return reject({ code: 'sheet.deals-missing', written, agreed });
    }
    const signed = sheetEvents.signed({ ...place, seat, ...(short && { short: true }) });
    const others = at.seats.filter((one) => one !== seat);
    const all =
      tournament.settings.confirmation === 'none' || others.every((other) => sheet.signed.includes(other));
    if (!all) return accept({ sheet: [signed] });
    return accept({
      sheet: [signed, sheetEvents.agreed(place)],
      table: [tableEvents.sheetAgreed(place)],
    });
  },
});

export const disputeSheet = defineCommand({
  name: 'sheet.dispute',
  summary: 'Dispute the score sheet as a player at the table and call the judge',
  access: atTheTable,
  body: answering,
  table: tableOf,
  uses: usesOfSheet,
  decide({ seat, entry, ...place }, { tournament, session, sheet }) {
    const at = sheetAt(session, place);
    const refused = notRunning(tournament, session) ?? ('accepted' in at ? at : undefined);
    if (refused || 'accepted' in at) return refused!;
    const stranger = notHis({ seat, entry }, sheet, at);
    if (stranger) return stranger;
    if (sheet.status === 'disputed') return accept({});
    if (sheet.status === 'agreed') return reject({ code: 'sheet.agreed', round: place.round });
    if (sheet.lines.length === 0) return reject({ code: 'sheet.empty' });
    return accept({ sheet: [sheetEvents.disputed({ ...place, seat })] });
  },
});

export const acceptSheet = defineCommand({
  name: 'sheet.accept',
  summary:
    'Accept a score sheet that was signed on paper, or after the judge has decided a dispute, with a reason',
  access: staff,
  body: z.strictObject({ ...sheetPlace, at: seenAt, reason: freeText.optional() }),
  uses: usesOfSheet,
  restsOn: ({ session, table, round }) => [{ of: 'sheet', session, table, round }],
  decide({ reason, at: _seen, ...place }, { tournament, session, sheet }, context) {
    const at = sheetAt(session, place);
    const refused = notRunning(tournament, session) ?? ('accepted' in at ? at : undefined);
    if (refused || 'accepted' in at) return refused!;
    if (sheet.status === 'agreed') return accept({});
    const left = boardsLeft(sheet, at);
    if (left.length > 0) return reject({ code: 'sheet.boards-left', boards: left.join(', ') });
    if (reason === undefined) {
      if (sheet.status === 'disputed') return reject({ code: 'session.reason-needed' });
      if (sheet.lines.length === 0) return reject({ code: 'sheet.reason-for-empty' });
    }
    const note = reason === undefined ? undefined : context.note(reason);
    const agreed = { ...place, accepted: true as const, ...(note && { reason: note.reference }) };
    return accept(
      { sheet: [sheetEvents.agreed(agreed)], table: [tableEvents.sheetAgreed(place)] },
      { notes: note ? [note] : [] },
    );
  },
});

export const reopenSheet = defineCommand({
  name: 'sheet.reopen',
  summary: 'Reopen an agreed score sheet, with a reason: the table continues and signs again',
  access: { roles: ['organiser', 'director'] },
  body: z.strictObject({ ...sheetPlace, reason: freeText }),
  uses: usesOfSheet,
  decide({ reason, ...place }, { tournament, session, sheet }, context) {
    const at = sheetAt(session, place);
    const refused = notRunning(tournament, session) ?? ('accepted' in at ? at : undefined);
    if (refused) return refused;
    if (sheet.status !== 'agreed') return accept({});
    const note = context.note(reason);
    return accept(
      {
        sheet: [sheetEvents.reopened({ ...place, reason: note.reference })],
        table: [tableEvents.sheetReopened(place)],
      },
      { notes: [note] },
    );
  },
});
