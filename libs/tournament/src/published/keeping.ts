import { z } from 'zod';
import type { Aggregate, StreamUse } from '../journal/aggregate.js';
import { partNumber, type PublishedEvent, publishedEvents, publishedFigures } from './events.js';
import { accept, defineCommand, reject } from '../command/command.js';
import { sessionName } from '../journal/names.js';
import { notOpen } from '../session/guards.js';
import { sessionStream } from '../session/state.js';
import { tournamentStream } from '../tournament/state.js';

/** What is kept of a session's published figures: how many parts; the figures themselves are read from the lines. */
export interface PublishedState {
  readonly parts: number;
}

export const publishedAggregate: Aggregate<PublishedState, PublishedEvent> = {
  name: 'published',
  events: publishedEvents,
  initial: { parts: 0 },
  evolve({ parts }: PublishedState, event: PublishedEvent): PublishedState {
    switch (event.type) {
      case 'published.figures-kept':
        return { parts: parts + 1 };
      default:
        return event.type satisfies never;
    }
  },
};

/** The stream of the figures that were published of a session. */
export function publishedStream(session: string): StreamUse<PublishedState> {
  return { stream: `published/${session}`, aggregate: publishedAggregate };
}

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
