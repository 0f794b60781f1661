import type { Aggregate, StreamUse } from '../journal/aggregate.js';
import { type PublishedEvent, publishedEvents } from './events.js';

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
