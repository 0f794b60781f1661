import type { DealInFile } from '../../deals/deal-file.js';
import type { PublishedEvent } from '../published-event.js';
import type { PublishedFigures } from '../published-figures.js';
import type { PublishedGame, PublishedSection } from '../published-game.js';
import type { PublishedParts, PublishedResult } from '../result-format.js';
import { MATCHES, matchesText } from '../scored-matches.js';
import { FIELDS, fieldsText } from './usebio-fields.js';
import { SCORING, SECTION, shouldHaveText, waysText, METHOD } from './usebio-scoring.js';
import type { UsebioVersion } from './usebio-choices.js';
import { boardsPlayedIn } from './usebio-counts.js';
import { writeHands } from './write-usebio-elements.js';
import { writeSection } from './write-usebio-section.js';
import { writeTeams } from './write-usebio-teams.js';
import { textElement, writeXml, type XmlEncoding, type XmlToWrite } from '../write-xml.js';

const DOCTYPES = {
  '1.2': '<!DOCTYPE USEBIO SYSTEM "http://www.usebio.org/files/usebio_v1_2.dtd">',
  '1.3': '<!DOCTYPE USEBIO SYSTEM "usebio_v1_3.dtd">',
} as const satisfies Record<UsebioVersion, string>;

/**
 * Results as USEBIO, which sites of federations take: pairs, individuals, Swiss pairs, and matches of teams. Reading
 * the file gives the same games and figures again, as far as the format has them: it has no strata, no points beside the
 * session, no scores that differ for both sides, no dealers and no double dummy (`lostInResults` tells what is lost).
 *
 * @param version a 1.3 file is a 1.2 file with the version and the name of the charge changed, as usebio.org says
 */
export function writeUsebio(
  { results, teams }: Pick<PublishedParts, 'results' | 'teams'>,
  encoding: XmlEncoding = 'ISO-8859-1',
  version: UsebioVersion = '1.2',
): Uint8Array {
  const games = [...results.map(({ game }) => game), ...teams.map(({ game }) => game)];
  const isOnly = games.length === 1;
  const club = games.find(({ event }) => event.club)?.event.club;
  const root: XmlToWrite = {
    name: 'USEBIO',
    attributes: { Version: version },
    holds: [
      {
        name: 'CLUB',
        holds: [textElement('CLUB_NAME', club?.name), textElement('CLUB_ID_NUMBER', club?.number)],
      },
      ...sessionsOfEvents(results).map((sessions) => writeEvent(sessions, isOnly, version)),
      ...teams.map((each) =>
        writeTeams(each, eventElements(each.game, [each], version), dealsOf(each.game, isOnly)),
      ),
      ...(isOnly ? [handSet(games[0]!.deals)] : []),
    ],
  };
  return writeXml(root, encoding, DOCTYPES[version]);
}

/** The sessions that an event of several has follow each other. */
function sessionsOfEvents(results: readonly PublishedResult[]): PublishedResult[][] {
  const events: PublishedResult[][] = [];
  for (const result of results) {
    const last = events.at(-1)?.at(-1)?.game;
    const { title, event, kind, session } = result.game;
    const goesOn =
      last?.title === title &&
      last.kind === kind &&
      last.session.of === session.of &&
      last.session.number < session.number &&
      JSON.stringify(last.event) === JSON.stringify(event);
    if (goesOn) events.at(-1)!.push(result);
    else events.push([result]);
  }
  return events;
}

function writeEvent(
  sessions: readonly PublishedResult[],
  isOnly: boolean,
  version: UsebioVersion,
): XmlToWrite {
  const [{ game }] = sessions as [PublishedResult];
  const { sections, session } = game;
  const winners = sections[0]?.winners ?? 1;
  const isFlat =
    sessions.length === 1 && session.number === 1 && sections.length === 1 && sections[0]!.section === 'A';
  const holds = (one: PublishedResult, section: PublishedSection) =>
    writeSection(one, section, dealsOf(one.game, isOnly));
  return {
    name: 'EVENT',
    attributes: { EVENT_TYPE: eventType(game) },
    holds: [
      ...eventElements(game, sessions, version),
      textElement('WINNER_TYPE', winners),
      textElement('BOARD_SCORING_METHOD', BOARD_METHODS[game.scoring.method]),
      textElement('MATCH_SCORING_METHOD', game.scoring.matches && 'VPS'),
      ...instruction(MATCHES, matchesText(game.scoring)),
      ...instruction(SCORING, waysText(game)),
      ...instruction(FIELDS, fieldsText(game.scoring)),
      textElement('BOARDS_PLAYED', boardsPlayedIn(sessions.flatMap((one) => one.game.sections))),
      textElement('SESSION_COUNT', session.of),
      textElement('SECTION_COUNT', sections.length),
      ...(isFlat
        ? [
            textElement('BOARDS_PER_ROUND', sections[0]!.boardsPerRound),
            ...instruction(SECTION, shouldHaveText(sections[0]!)),
            ...holds(sessions[0]!, sections[0]!),
          ]
        : sessions.map((one): XmlToWrite => ({
            name: 'SESSION',
            attributes: { SESSION_ID: String(one.game.session.number) },
            holds: one.game.sections.map((section): XmlToWrite => ({
              name: 'SECTION',
              attributes: { SECTION_ID: section.section },
              holds: [
                textElement('WINNER_TYPE', section.winners === winners ? undefined : section.winners),
                textElement('BOARDS_PER_ROUND', section.boardsPerRound),
                ...instruction(SECTION, shouldHaveText(section)),
                ...holds(one, section),
              ],
            })),
          }))),
    ],
  };
}

function instruction(name: string, text: string | undefined): XmlToWrite[] {
  return text === undefined ? [] : [{ name, holds: text }];
}

const PAIRS_TYPES: Partial<Record<PublishedGame['scoring']['method'], string>> = {
  matchpoints: 'MP_PAIRS',
  butler: 'BUTLER_PAIRS',
  'cross-imps': 'CROSS_IMP',
};

const SWISS_TYPES: Partial<Record<PublishedGame['scoring']['method'], string>> = {
  matchpoints: 'SWISS_PAIRS',
  butler: 'SWISS_PAIRS_BUTLER_IMPS',
  'cross-imps': 'SWISS_PAIRS_CROSS_IMPS',
};

const BOARD_METHODS: Partial<Record<PublishedGame['scoring']['method'], string>> = {
  matchpoints: 'MATCH_POINTS',
  butler: 'BUTLER_IMPS',
  'cross-imps': 'CROSS_IMPS',
};

function eventType({ kind, scoring: { method } }: PublishedGame): string {
  if (kind === 'individual') return 'INDIVIDUAL';
  return (kind === 'swiss-pairs' ? SWISS_TYPES : PAIRS_TYPES)[method] ?? 'AGGREGATE';
}

function eventElements(
  {
    title,
    date,
    event,
  }: { readonly title: string; readonly date: string | null; readonly event: PublishedEvent },
  sessions: readonly { readonly figures: Pick<PublishedFigures, 'masterPoints'> }[],
  version: UsebioVersion,
): (XmlToWrite | undefined)[] {
  const isAwarded = sessions.some(({ figures }) => figures.masterPoints.length > 0);
  return [
    textElement('EVENT_IDENTIFIER', event.identifier),
    textElement('EVENT_DESCRIPTION', title),
    textElement('PROGRAM_NAME', event.program?.name),
    textElement('PROGRAM_VERSION', event.program?.version),
    textElement('DATE', dateText(date, event.day)),
    textElement('VENUE', event.venue),
    textElement('MASTER_POINT_SCALE', event.points?.band),
    textElement('MASTER_POINT_TYPE', event.points?.colour),
    textElement('MPS_AWARDED_FLAG', isAwarded ? 'Y' : undefined),
    textElement(CHARGES[version], event.charge),
    contactElement(event),
    textElement(METHOD, event.method),
  ];
}

const CHARGES = { '1.2': 'P2P_CHARGE_RATE', '1.3': 'EBU_CHARGE_CODE' } as const satisfies Record<
  UsebioVersion,
  string
>;

function contactElement({ contact }: PublishedEvent): XmlToWrite | undefined {
  const holds = [
    textElement('FULL_NAME', contact?.name),
    textElement('TELEPHONE', contact?.telephone),
    textElement('EMAIL', contact?.email),
  ];
  return holds.some(Boolean) ? { name: 'CONTACT', holds } : undefined;
}

/** As the file of origin has it where that is how USEBIO writes dates, otherwise the day. */
function dateText(date: string | null, day: string | undefined): string | null {
  if (day === undefined) return date;
  const [year, month, dayOfMonth] = day.split('-');
  const [, d, m, y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date ?? '') ?? [];
  const isSame = Number(d) === Number(dayOfMonth) && Number(m) === Number(month) && y === year;
  return isSame ? date : `${dayOfMonth}/${month}/${year}`;
}

/** The hands of a game that stand with its boards: of the only game of a file they stand beside it. */
function dealsOf({ deals }: Pick<PublishedGame, 'deals'>, isOnly: boolean): ReadonlyMap<number, DealInFile> {
  return new Map(isOnly ? [] : deals.map((deal) => [deal.board, deal]));
}

function handSet(deals: readonly DealInFile[]): XmlToWrite | undefined {
  return deals.length === 0 ? undefined : { name: 'HANDSET', holds: writeHands(deals) };
}
