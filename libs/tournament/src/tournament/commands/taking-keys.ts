import { z } from 'zod';
import { accept, defineCommand, reject } from '../../command/command.js';
import { isContestant, sessionsBegun } from '../../deal-set/commands/files.js';
import { entriesStream } from '../../entries/state.js';
import { freeText } from '../../journal/texts.js';
import { tournamentEvents } from '../events.js';
import { tournamentStream } from '../state.js';

export const takeJournal = defineCommand({
  name: 'tournament.take-book',
  summary: 'Export the journal without keys of deals not released yet; the journal records who received it',
  access: { roles: ['organiser'], inside: true },
  body: z.strictObject({ people: z.boolean() }),
  uses: () => ({ tournament: tournamentStream }),
  decide: ({ people }, { tournament }) =>
    tournament.status === 'none'
      ? reject({ code: 'tournament.unknown' })
      : accept({ tournament: [tournamentEvents.bookTaken({ people })] }),
});

export const takeKeys = defineCommand({
  name: 'tournament.take-keys',
  summary:
    'Export the journal with keys of deals not released yet; the journal records who received them and why',
  access: { roles: ['organiser'], inside: true },
  body: z.strictObject({ reason: freeText, players: z.array(z.uuid()).optional() }),
  uses: () => ({ tournament: tournamentStream, entries: entriesStream }),
  also: (_body, { tournament }) => sessionsBegun(tournament),
  decide({ reason, players }, { tournament, entries }, { actor, note }, also) {
    if (tournament.status === 'none') return reject({ code: 'tournament.unknown' });
    if (isContestant(entries, tournament, also, { actor, players }))
      return reject({ code: 'deal-set.contestant' });
    const why = note(reason);
    return accept({ tournament: [tournamentEvents.keysTaken({ reason: why.reference })] }, { notes: [why] });
  },
});
