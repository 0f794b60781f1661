import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { seatName } from '../../journal/names.js';
import { seenAt } from '../../journal/seen.js';
import { notCorrectable } from '../../session/guards.js';
import { freeText } from '../../journal/texts.js';
import { sheetEvents, sheetPlace } from '../events.js';
import { sheetAt, usesOfSheet } from './sheet.js';

const access = { roles: ['organiser', 'director'] } as const;

export const showCard = defineCommand({
  name: 'sheet.show-card',
  summary: 'Give a player a yellow card, with a reason',
  access,
  body: z.strictObject({ ...sheetPlace, seat: seatName, at: seenAt, reason: freeText }),
  uses: usesOfSheet,
  restsOn: ({ session, table, round }) => [{ of: 'cards', session, table, round }],
  decide({ seat, at: _seen, reason, ...place }, { tournament, session, sheet }, context) {
    const refused = notCorrectable('rulings', { tournament, session }, context, reason);
    if (refused) return refused;
    const at = sheetAt(session, place);
    if ('accepted' in at) return at;
    const contestant = at.seated[seat];
    if (contestant === undefined) return reject({ code: 'sheet.seat-empty', seat });
    const note = context.note(reason);
    const card = sheet.cards.length + 1;
    const shown = sheetEvents.cardShown({ ...place, card, seat, contestant, reason: note.reference });
    return accept({ sheet: [shown] }, { notes: [note], answer: { card } });
  },
});

export const takeCardBack = defineCommand({
  name: 'sheet.take-card-back',
  summary: 'Cancel a yellow card, with a reason',
  access,
  body: z.strictObject({ ...sheetPlace, card: z.int().min(1), reason: freeText }),
  uses: usesOfSheet,
  decide({ card, reason, ...place }, { tournament, session, sheet }, context) {
    const refused = notCorrectable('rulings', { tournament, session }, context, reason);
    if (refused) return refused;
    const shown = sheet.cards.find((one) => one.card === card);
    if (!shown) return reject({ code: 'sheet.card-unknown', card });
    if (shown.takenBack) return accept({});
    const note = context.note(reason);
    return accept(
      { sheet: [sheetEvents.cardTakenBack({ ...place, card, reason: note.reference })] },
      { notes: [note] },
    );
  },
});
