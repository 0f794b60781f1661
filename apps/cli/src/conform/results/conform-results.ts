import { readPublished, Unreadable, type PublishedFile } from '#interchange';
import { readingFaultText } from '#words';
import type { ConformedFile } from '../comparison/conformed-file.js';
import { addUpKinds, conformGame } from './conform-game.js';
import { conformMatch } from './conform-match.js';
import { conformTeams } from './conform-teams.js';
import type { ConformedPart } from './conformed-part.js';

/**
 * Compares the figures of published results with what they are here.
 *
 * @param path where the file lies
 * @param text what is in it
 * @returns undefined for a file that holds no published results in a format that is known
 * @throws Unreadable when it is in a known format, but broken
 */
export function conformResults(path: string, text: string): ConformedFile | undefined {
  const read = resultsOf(text);
  if (!read) return undefined;
  const { format, title, results, teams, matches, leftAside = [] } = read;
  const parts = [
    ...results.map((result): NamedPart => [result.game.name, conformGame(result)]),
    ...teams.map((result): NamedPart => [result.game.name, conformTeams(result)]),
    ...matches.map((result): NamedPart => [result.match.name, conformMatch(result)]),
  ];
  const named = parts.map(([name, part]) =>
    parts.length > 1 ? ofPart(name, withNothing(name, part)) : part,
  );
  const left = named.flatMap(({ notCompared = [] }) => notCompared);
  return {
    file: path,
    format,
    holds: {
      ...(results.length > 0 && { games: results.length }),
      ...(teams.length > 0 && { 'games of teams': teams.length }),
      ...(matches.length > 0 && { matches: matches.length }),
    },
    kinds: addUpKinds(named.map(({ kinds }) => kinds)),
    equal: named.reduce((sum, { equal }) => sum + equal, 0),
    different: named.flatMap(({ different }) => different),
    irregular: named.flatMap(({ irregular }) => irregular),
    unknown: [
      ...leftAside.map((fault) => ({
        of: title,
        why: `${readingFaultText({ ...fault }, 'en')}.`,
        figures: fault.code === 'interchange.further' ? fault.count : 1,
      })),
      ...named.flatMap(({ unknown }) => unknown),
    ],
    ...(left.length > 0 && { notCompared: left }),
    unpublished: named.flatMap(({ unpublished = [] }) => unpublished),
  };
}

type NamedPart = readonly [name: string, part: ConformedPart];

function resultsOf(text: string): PublishedFile | undefined {
  try {
    return readPublished(text);
  } catch (error) {
    if (error instanceof Unreadable && error.fault.code === 'interchange.format-unknown') return undefined;
    throw error;
  }
}

/** A game of which nothing is compared says so: others of its file may agree. */
function withNothing(name: string, part: ConformedPart): ConformedPart {
  const { equal, different, irregular, unknown, notCompared = [] } = part;
  const all = [different, irregular, unknown, notCompared].flat();
  if (equal > 0 || all.length > 0) return part;
  return {
    ...part,
    notCompared: [{ of: name, why: 'it has no values to compare', figures: 0 }],
  };
}

/** Figures that tell which game of the file they are of. */
function ofPart(name: string, part: ConformedPart): ConformedPart {
  const named = <Figure extends { readonly of: string }>(figure: Figure): Figure => ({
    ...figure,
    of: figure.of === name ? name : `${name}: ${figure.of}`,
  });
  return {
    ...part,
    different: part.different.map(named),
    irregular: part.irregular.map(named),
    unknown: part.unknown.map(named),
    ...(part.notCompared && { notCompared: part.notCompared.map(named) }),
  };
}
