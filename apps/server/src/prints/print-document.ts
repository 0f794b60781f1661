import { isIndividual } from '#movement';
import type { Heading, PrintDocument } from '#prints';
import type { PlayQueries, SessionSeen } from '#projections';
import { games } from '#tournament';
import { byGame } from '../games/by-game.js';
import { Problem } from '../http/problem.js';
import { dayOf, type PrintedAt } from './documents/stands-as.js';
import { handRecords, recap, scoreCards, travellers, unitOf } from './documents/boards-documents.js';
import { knockout } from './documents/knockout-documents.js';
import { recapOfTeams, travellersOfTeams, contest, standingsOfTeams } from './documents/teams-documents.js';
import { scoreCardsOfTeams } from './documents/score-cards-of-teams.js';
import { boardLabels, boardPlans, nameSlips } from './documents/movement-documents.js';
import { entryList } from './documents/people-documents.js';
import { rulings } from './documents/rulings-documents.js';
import { sheets } from './documents/sheets-documents.js';
import type { PrintWanted } from './documents/wanted.js';

/** Of what a print is, beside what is looked at. */
export interface PrintOf extends PrintedAt {
  readonly tournament: string;
  readonly house: string | null;
  /** What addresses in codes begin with: they are those that everybody uses. */
  readonly address: string;
  readonly id: string;
  /** The server's logo in base 64. */
  readonly logo: string | null;
  /** The journal entry that is shown, and when it was written. */
  readonly asOf: { readonly position: number; readonly time: string };
  /** YYYY-MM-DD: on which day sessions were started, by name. */
  readonly started: ReadonlyMap<string, string>;
}

/** Printouts with results name their journal entry; the others follow from the movement alone. */
const WITH_RESULTS: readonly PrintWanted['paper'][] = [
  'hand-records',
  'travellers',
  'recap',
  'standings',
  'score-cards',
  'contest',
  'knockout',
  'rulings',
  'sheets',
];

/**
 * What is to be printed for the reader of a look: nothing in it that this reader may not see.
 *
 * @throws NotThere; Problem `print.not-of-game`, `print.session-missing`, `print.contest-missing`,
 *   `print.knockout-missing`
 */
export async function printDocument(
  queries: PlayQueries,
  wanted: PrintWanted,
  of: PrintOf,
): Promise<PrintDocument> {
  const { paper, language } = wanted;
  const heading: Heading = {
    tournament: of.tournament,
    session: wanted.session ?? null,
    day: null,
    house: of.house,
    logo: of.logo,
    asOf: !isForm(wanted) && (of.past || WITH_RESULTS.includes(paper)) ? of.asOf : null,
  };
  if (paper === 'contest') {
    if (wanted.contest === undefined) throw new Problem('print.contest-missing');
    return {
      heading: { ...heading, session: null },
      ...(await contest(queries, wanted.contest, (session) => dayOf(session, of.started), of)),
    };
  }
  if (paper === 'knockout') {
    if (wanted.knockout === undefined) throw new Problem('print.knockout-missing');
    return { heading: { ...heading, session: null }, ...(await knockout(queries, wanted.knockout)) };
  }
  if (paper === 'rulings') {
    const blank = isForm(wanted);
    const session = wanted.session === undefined ? undefined : await queries.sessions.session(wanted.session);
    const headed = session && !blank ? { ...heading, ...ofSeen(session, of) } : heading;
    return {
      heading: headed,
      ...(await rulings(queries, { session: wanted.session, blank, language, minuteAt: of.minuteAt })),
    };
  }
  if (wanted.session === undefined) throw new Problem('print.session-missing');
  const session = await queries.sessions.session(wanted.session);
  const headed = isForm(wanted) ? heading : { ...heading, ...ofSeen(session, of) };
  return { heading: headed, ...(await ofSession(queries, session, wanted, of)) } as PrintDocument;
}

/** On which day a session is played, and what it is in its knockout. */
function ofSeen(
  { session, status, settings, stage }: SessionSeen,
  { started }: PrintOf,
): Pick<Heading, 'day' | 'stage'> {
  const day = dayOf({ session, status, day: settings.day ?? null }, started);
  return { day, ...(stage && { stage }) };
}

/** To be written by hand: of no moment. */
function isForm({ paper, form }: PrintWanted): boolean {
  return (paper === 'rulings' || paper === 'sheets') && form !== 'filled';
}

function ofSession(queries: PlayQueries, session: SessionSeen, wanted: PrintWanted, of: PrintOf) {
  const { paper, contestant, language } = wanted;
  const { papers } = byGame(session.game);
  if (papers.without.includes(paper)) throw new Problem('print.not-of-game');
  const alone =
    games[session.game].playAlone || session.sections.some(({ movement }) => isIndividual(movement));
  const ofTeams = session.sections.some(({ movement }) => movement.teams !== undefined);
  const cardAddress = `${of.address}/tournaments/${of.id}/session/${session.session}/pair`;
  switch (paper) {
    case 'hand-records':
      return handRecords(queries, session.session);
    case 'travellers':
      return ofTeams
        ? travellersOfTeams(queries, session, wanted.board)
        : travellers(queries, session, wanted.board);
    case 'recap':
      // Pairs of teams that are ranked in IMPs have their own.
      return ofTeams && unitOf(session) !== 'imps'
        ? recapOfTeams(queries, session, of)
        : recap(queries, session, alone, of);
    case 'score-cards':
      return ofTeams
        ? scoreCardsOfTeams(queries, session, contestant)
        : scoreCards(queries, session, { contestant, alone });
    case 'standings':
      return ofTeams
        ? standingsOfTeams(queries, session, of)
        : papers.standings(queries, session, { alone, language, at: of });
    case 'guide-cards':
      return papers.guideCards(queries, session, { contestant, alone });
    case 'table-cards':
      return papers.tableCards(queries, session);
    case 'name-slips':
      return nameSlips(queries, session, { cardAddress, alone });
    case 'board-plan':
    case 'caddy-plan':
    case 'duplication-plan':
      return boardPlans(queries, session, paper);
    case 'board-labels':
      return boardLabels(queries, session);
    case 'entry-list':
      return entryList(queries, session, {
        of: ofTeams ? 'teams' : alone ? 'players' : 'pairs',
        tables: papers.firstPlaces(queries, session),
      });
    case 'sheets':
      return sheets(queries, session, wanted);
    case 'contest':
    case 'knockout':
    case 'rulings':
      throw new Error('This paper is not of a session.');
    default:
      return paper satisfies never;
  }
}
