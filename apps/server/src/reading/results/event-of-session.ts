import type { PublishedEvent, PublishedPlayer } from '#interchange';
import type { SessionSeen } from '#projections';
import { Rational } from '#scoring';
import { sectionOf } from '#tournament';
import { openDealsOf } from '../open-deals.js';
import type { SessionToPublish } from './session-to-publish.js';

const PLACES = 2;

/** An exact fraction as files have figures. */
export function figure(exact: string): string {
  return Rational.parse(exact).toText(PLACES);
}

/** What every game of a session has. */
export function aboutSession({ tournament, club, started, session, deals }: SessionToPublish) {
  const event: PublishedEvent = {
    day: session.settings.day ?? started,
    ...(club !== null && { club: { name: club } }),
    identifier: `${tournament.id}/${session.session}`,
    program: { name: 'Tirage' },
  };
  return {
    name: 'event 1',
    title: tournament.name,
    date: null,
    event,
    session: { number: 1, of: 1 },
    deals: openDealsOf(deals),
  };
}

/** As a contestant, team or table is called within its section: 'NS3' of 'A-NS3'. */
export function withinSection(name: string): string {
  return name.slice(sectionOf(name).length).replace(/^-/, '');
}

type SeenPlayer = SessionSeen['contestants'][number]['players'][number];

/** A player by the name that everybody may know; without one where none is known. */
export function playerToPublish({ name }: SeenPlayer): PublishedPlayer {
  return { name: name ?? '' };
}
