import { encodingOf, textOfFile } from '../../text/text-of-file.js';
import { unreadable, type ValueFault } from '../../faults/unreadable.js';
import { acblLive } from '../acbl/acbl-live.js';
import { acblscore } from '../acbl/acblscore.js';
import { knockout } from './knockout.js';
import { realbridge } from './realbridge.js';
import { resultsInPbn } from '../../results-in-pbn/results-in-pbn.js';
import type { PublishedParts } from '../result-format.js';
import { readUsebioBytes, usebio } from '../usebio/usebio.js';
import { MOST_NAMED } from '../json/json.js';
import { contestantInSession, contestantsOnLine, type PublishedGame } from '../published-game.js';
import type { PublishedTeamsGame } from '../published-teams.js';

const FORMATS = [acblscore, acblLive, usebio, realbridge, knockout, resultsInPbn] as const;

export type ResultFormatName = (typeof FORMATS)[number]['name'];

/** The results of a file. */
export interface PublishedFile extends PublishedParts {
  readonly format: ResultFormatName;
  /** The format as it is called: 'USEBIO XML'. */
  readonly title: string;
}

/** The value of a text that is JSON; nothing where it is none, or not whole. */
function valueOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The format of a text, told by its form. @throws Unreadable `interchange.format-unknown` */
export function formatOf(text: string) {
  const value = valueOf(text);
  const format = FORMATS.find((one) =>
    value === undefined || !('isOf' in one) ? one.recognises(text) : one.isOf(value),
  );
  const formats = () => FORMATS.map(({ title }) => title).join(', ');
  return format ?? unreadable({ code: 'interchange.format-unknown', formats: formats() });
}

/**
 * Reads a file of published results, whichever of the known formats it is in.
 *
 * @returns a result for each game and match in it
 * @throws Unreadable
 */
export function readPublished(text: string): PublishedFile {
  const format = formatOf(text);
  return { format: format.name, title: format.title, ...withUnnamed(format.read(text), format.title) };
}

function withUnnamed(parts: PublishedParts, title: string): PublishedParts {
  const unnamed = unnamedIn(parts, title);
  return unnamed.length === 0 ? parts : { ...parts, leftAside: [...(parts.leftAside ?? []), ...unnamed] };
}

/** In so many bytes a file says what it is. */
const BEGINNING = 65_536;

/**
 * Reads a file of published results from its bytes, in whatever encoding they are. A long one (USEBIO) goes through piece by
 * piece, so that it is never held as a text.
 *
 * @param onBytes told now and then how many bytes were read
 * @throws Unreadable
 */
export function readPublishedBytes(
  bytes: Uint8Array,
  onBytes: (bytes: number) => void = () => {},
): PublishedFile {
  const encoding = encodingOf(bytes);
  const beginning = new TextDecoder(encoding).decode(bytes.subarray(0, BEGINNING));
  return usebio.recognises(beginning)
    ? {
        format: usebio.name,
        title: usebio.title,
        ...withUnnamed(readUsebioBytes(bytes, encoding, onBytes), usebio.title),
      }
    : readPublished(textOfFile(bytes).text);
}

/** Who has results without standing among those who take part, each once: nobody is known of them, not even a name. */
function unnamedIn({ results, teams }: PublishedParts, format: string): ValueFault[] {
  const unnamed = [
    ...results.flatMap(({ game }) => contestantsWithoutNames(game)),
    ...teams.flatMap(({ game }) => teamsWithoutNames(game)),
  ].map((one): ValueFault => ({ code: 'interchange.unnamed', format, ...one }));
  const further = unnamed.length - MOST_NAMED;
  return further <= 0
    ? unnamed
    : [...unnamed.slice(0, MOST_NAMED), { code: 'interchange.further', format, count: further }];
}

interface Unnamed {
  readonly path: string;
  /** Where it has its first result. */
  readonly board?: number;
  readonly found: string;
}

function contestantsWithoutNames({ title, sections }: PublishedGame): Unnamed[] {
  return sections.flatMap(({ section, contestants, lines }) => {
    const known = new Set(contestants.map(({ contestant }) => contestant));
    return lines.flatMap((line) =>
      contestantsOnLine(line).flatMap((contestant): Unnamed[] => {
        if (known.has(contestant)) return [];
        known.add(contestant);
        return [{ path: title, board: line.board, found: contestantInSession(section, contestant) }];
      }),
    );
  });
}

function teamsWithoutNames({ title, teams, matches }: PublishedTeamsGame): Unnamed[] {
  const known = new Set(teams.map(({ team }) => team));
  return matches.flatMap((match) =>
    [match.teams.home, match.teams.away].flatMap((team): Unnamed[] => {
      if (known.has(team)) return [];
      known.add(team);
      return [{ path: title, found: team }];
    }),
  );
}
