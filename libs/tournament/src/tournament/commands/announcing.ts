import { z } from 'zod';
import { sameData } from '#scoring';
import { accept, defineCommand, reject } from '../../command/command.js';
import { seenAt } from '../../journal/seen.js';
import { announcement } from '../announcement.js';
import { tournamentEvents } from '../events.js';
import { tournamentStream } from '../state.js';

export const announceTournament = defineCommand({
  name: 'tournament.announce',
  summary: 'Put a published tournament into the public calendar, change what it says there, or take it out',
  access: { roles: ['organiser'] },
  body: z.strictObject({
    starts: announcement.shape.starts
      .nullable()
      .meta({ description: 'On the clock of the venue, as 2026-12-03T19:00; null: not in the calendar' }),
    ends: announcement.shape.ends.default(null),
    place: announcement.shape.place.default(''),
    calledOff: announcement.shape.calledOff.default(false),
    at: seenAt,
  }),
  uses: () => ({ tournament: tournamentStream }),
  restsOn: () => [{ of: 'settings', what: 'announcement' }],
  decide({ starts, at: _at, ...rest }, { tournament }) {
    const { status, announced } = tournament;
    if (status === 'none') return reject({ code: 'tournament.unknown' });
    if (status === 'archived') return reject({ code: 'tournament.archived' });
    if (starts !== null && rest.ends !== null && rest.ends <= starts)
      return reject({ code: 'tournament.ends-before-start' });
    const said = starts === null ? null : { starts, ...rest };
    return accept(
      sameData(said, announced) ? {} : { tournament: [tournamentEvents.announced({ announcement: said })] },
    );
  },
});
