import { grouped } from '#cards';
import { textOfFile } from '../../text/text-of-file.js';
import type { PublishedEvent, PublishedPlayer } from '../published-event.js';
import type { PublishedMasterPoints } from '../published-figures.js';
import { contestantInSession } from '../published-game.js';
import type { PublishedParts } from '../result-format.js';
import { usebioRuleFaults, type UsebioRuleFault } from './usebio-check.js';
import { scoreCode } from './write-usebio-elements.js';
import type { Federation, UsebioVersion } from './usebio-choices.js';
import { writeUsebio } from './write-usebio.js';

/** What is missing in a results file, or what its reader would refuse. */
export type SendFault =
  | { readonly code: 'club.no-name' }
  | { readonly code: 'club.no-number' }
  /** What the session costs is not said, and the federation invoices by it. */
  | { readonly code: 'charge.none' }
  /** Master points are awarded, and it is not said by which band or in which colour. */
  | { readonly code: 'points.no-band' }
  | { readonly code: 'points.no-colour' }
  /** Readers take whole points. */
  | { readonly code: 'points.not-whole'; readonly contestant: string; readonly found: string }
  | { readonly code: 'player.no-name'; readonly contestant: string }
  | { readonly code: 'player.no-number'; readonly contestant: string; readonly name: string }
  | { readonly code: 'player.same-number'; readonly found: string; readonly names: readonly string[] }
  /** Readers take the first two players of a pair. */
  | { readonly code: 'pair.not-two'; readonly contestant: string; readonly count: number }
  /** The two sides have scores that the file has no way to tell: the line has none. */
  | { readonly code: 'line.no-score'; readonly board: number; readonly contestant: string }
  | { readonly code: 'file.rule'; readonly fault: UsebioRuleFault };

/**
 * All that somebody puts right before results go to a federation.
 *
 * The EBU identifies an event by the organiser's number, the players' numbers and the charge code
 * (forums.ebu.co.uk, discussion 1318), the Scottish Bridge Union by the numbers of all players
 * (www.scottishbridge.org/submitting-results), both looked up on 2026-11-30. Others are asked for the same as the latter.
 */
export function sendFaults(
  { results, teams }: Pick<PublishedParts, 'results' | 'teams'>,
  federation: Federation,
  version: UsebioVersion,
): SendFault[] {
  const events = [...results.map(({ game }) => game.event), ...teams.map(({ game }) => game.event)];
  const figures = [...results.map((each) => each.figures), ...teams.map((each) => each.figures)];
  const points = figures.flatMap(({ masterPoints }) => masterPoints);
  const contestants = [
    ...results.flatMap(({ game }) =>
      game.sections.flatMap(({ section, contestants: own }) =>
        own.map(({ contestant, players }) => ({
          contestant: contestantInSession(section, contestant),
          players,
          isPair: game.kind !== 'individual',
        })),
      ),
    ),
    ...teams.flatMap(({ game }) =>
      game.teams.map(({ team, players }) => ({ contestant: team, players, isPair: false })),
    ),
  ];
  const text = textOfFile(writeUsebio({ results, teams }, 'UTF-8', version)).text;
  return [
    ...ofEvents(events, federation),
    ...ofPoints(events, points),
    ...contestants.flatMap(ofContestant),
    ...sameNumbers(contestants.flatMap(({ players }) => players)),
    ...results.flatMap(({ game }) =>
      game.sections.flatMap(({ section, lines }) =>
        lines
          .filter(({ outcome }) => scoreCode(outcome) === undefined)
          .map(({ board, ns }): SendFault => {
            return { code: 'line.no-score', board, contestant: contestantInSession(section, ns) };
          }),
      ),
    ),
    // What a club or a player lacks has been said in its own words.
    ...usebioRuleFaults(text)
      .filter(({ code, element }) => code !== 'usebio.missing' || !SAID.has(element))
      .map((fault): SendFault => ({ code: 'file.rule', fault })),
  ];
}

const SAID = new Set(['CLUB_NAME', 'CLUB_ID_NUMBER', 'PLAYER_NAME']);

function ofEvents(events: readonly PublishedEvent[], federation: Federation): SendFault[] {
  const all = (has: (event: PublishedEvent) => unknown) => events.every(has);
  return [
    ...(all(({ club }) => club?.name) ? [] : [{ code: 'club.no-name' } as const]),
    ...(all(({ club }) => club?.number) ? [] : [{ code: 'club.no-number' } as const]),
    ...(federation !== 'ebu' || all(({ charge }) => charge) ? [] : [{ code: 'charge.none' } as const]),
  ];
}

function ofPoints(events: readonly PublishedEvent[], awarded: readonly PublishedMasterPoints[]): SendFault[] {
  if (awarded.length === 0) return [];
  return [
    ...(events.every(({ points }) => points?.band) ? [] : [{ code: 'points.no-band' } as const]),
    ...(awarded.every(({ colour }) => colour) ? [] : [{ code: 'points.no-colour' } as const]),
    ...awarded
      .filter(({ points }) => !/^\d+$/.test(points))
      .map(({ contestant, points: found }): SendFault => ({ code: 'points.not-whole', contestant, found })),
  ];
}

function ofContestant({
  contestant,
  players,
  isPair,
}: {
  readonly contestant: string;
  readonly players: readonly PublishedPlayer[];
  readonly isPair: boolean;
}): SendFault[] {
  return [
    ...(isPair && players.length !== 2
      ? [{ code: 'pair.not-two', contestant, count: players.length } as const]
      : []),
    ...players.flatMap(({ name, number }): SendFault[] => {
      if (name === '') return [{ code: 'player.no-name', contestant }];
      return number ? [] : [{ code: 'player.no-number', contestant, name }];
    }),
  ];
}

function sameNumbers(players: readonly PublishedPlayer[]): SendFault[] {
  const byNumber = grouped(
    players.filter(({ number }) => number),
    ({ number }) => number!,
  );
  return [...byNumber].flatMap(([found, those]): SendFault[] => {
    const names = [...new Set(those.map(({ name }) => name))];
    return names.length > 1 ? [{ code: 'player.same-number', found, names }] : [];
  });
}
