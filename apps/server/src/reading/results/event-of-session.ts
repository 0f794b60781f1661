import type { PublishedEvent, PublishedPlayer } from '#interchange';
import type { SessionSeen } from '#projections';
import { guaranteeOf, Rational } from '#scoring';
import { DEFAULT_SETTINGS, methodText, sectionOf, type SessionMethod } from '#tournament';
import { openDealsOf } from '../open-deals.js';
import type { SessionToPublish } from './session-to-publish.js';

const PLACES = 2;

/** An exact fraction as files have figures. */
export function figure(exact: string): string {
  return Rational.parse(exact).toText(PLACES);
}

/** What every game of a session has. */
export function aboutSession(seen: SessionToPublish) {
  const { tournament, club, started, session, deals, federation } = seen;
  const number = federation?.clubNumber ?? null;
  const event: PublishedEvent = {
    day: session.settings.day ?? started,
    ...((club !== null || number !== null) && {
      club: { ...(club !== null && { name: club }), ...(number !== null && { number }) },
    }),
    identifier: `${tournament.id}/${session.session}`,
    ...federation?.event,
    program: { name: 'Tirage' },
    method: methodToPublish(seen),
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

/** A method in a word; one that goes by the laws goes by those that a file is read with. */
function methodToPublish({ session, matches }: SessionToPublish): string {
  if (matches) return methodText(matches.method);
  const method: SessionMethod = session.settings.method;
  const guarantee = guaranteeOf(method, session.rules.laws);
  const isSame = guarantee === guaranteeOf(method, DEFAULT_SETTINGS.laws);
  return methodText(isSame ? method : { ...method, name: 'own', guarantee });
}

/** As a contestant, team or table is called within its section: 'NS3' of 'A-NS3'. */
export function withinSection(name: string): string {
  return name.slice(sectionOf(name).length).replace(/^-/, '');
}

type SeenPlayer = SessionSeen['contestants'][number]['players'][number];

/** A player by the name that the reader may know; without one where none is known. For a federation with the number. */
export function playerToPublish(
  { federation }: Pick<SessionToPublish, 'federation'>,
  { name, person }: SeenPlayer,
): PublishedPlayer {
  const number = person === undefined ? undefined : federation?.numbers.get(person);
  return { name: name ?? '', ...(number !== undefined && { number }) };
}
