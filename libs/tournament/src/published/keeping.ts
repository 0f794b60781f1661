import { publishedStream } from './state.js';
import { z } from 'zod';
import { partNumber, publishedEvents, publishedFigures } from './events.js';
import { accept, defineCommand, reject } from '../command/command.js';
import { sessionName } from '../journal/names.js';
import { notOpen } from '../session/guards.js';
import { sessionStream } from '../session/state.js';
import { tournamentStream } from '../tournament/state.js';

export const keepFigures = defineCommand({
  name: 'published.keep-figures',
  summary: 'Store published scores of a session for comparison only',
  access: { roles: ['organiser'], inside: true },
  body: z.strictObject({ session: sessionName, part: partNumber, figures: publishedFigures }),
  uses: ({ session }) => ({
    published: publishedStream(session),
    session: sessionStream(session),
    tournament: tournamentStream,
  }),
  decide(body, { published, session, tournament }) {
    const refused = notOpen(tournament);
    if (refused) return refused;
    if (session.status === 'none') return reject({ code: 'session.unknown' });
    // Parts come in their order, each once: sent again it is there.
    return accept(
      body.part === published.parts + 1 ? { published: [publishedEvents.figuresKept(body)] } : {},
    );
  },
});
