import { z } from 'zod';
import { linResultIn, readLinResult } from '../lin-result.js';
import { leftAsideIn, isRecord, readJson, type JsonLeftAside } from '../json/json.js';
import type { PublishedMatchBoard, PublishedMatchResult, PublishedSegment } from '../published-match.js';
import type { ResultFormat } from '../result-format.js';

const TITLE = 'Knockout JSON';

const imps = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]).transform(String);

const segment = z.object({
  seg: z.int().min(1),
  /** The running score before the segment. */
  before: z.tuple([imps, imps]),
  /** Board by board, the open room and then the closed one: '3SN+1', '4HEx-2', '' where it is not told. */
  rs: z.string(),
});

const match = z.object({
  event: z.string(),
  team1: z.string(),
  team2: z.string(),
  segments: z.array(segment).min(1),
});

function segmentOf({ seg, rs }: z.infer<typeof segment>): PublishedSegment {
  const results = rs.split(',').map((written) => readLinResult(written.trim()));
  const boards = Array.from({ length: Math.ceil(results.length / 2) }, (_, index): PublishedMatchBoard => ({
    // Each segment begins with board 1.
    board: index + 1,
    open: results[2 * index] ?? null,
    closed: results[2 * index + 1] ?? null,
  }));
  return { segment: seg, boards };
}

function readMatch(text: string): PublishedMatchResult {
  const { event, team1, team2, segments } = readJson(match, text, TITLE);
  const [home, away] = segments[0]!.before;
  return {
    match: {
      name: 'match',
      title: event,
      teams: { home: team1, away: team2 },
      carryOver: { home, away },
      segments: segments.map(segmentOf),
    },
    running: segments.slice(1).map(({ seg, before }) => ({ segment: seg, home: before[0], away: before[1] })),
  };
}

/** Results that are not understood, with their boards. */
function unknownIn(text: string): JsonLeftAside[] {
  return readJson(match, text, TITLE).segments.flatMap(({ rs }, at) =>
    rs.split(',').flatMap((written, index) => {
      const board = Math.floor(index / 2) + 1;
      const isUnknown = linResultIn(written.trim()) === undefined;
      return isUnknown ? [{ path: ['segments', at, 'rs'], board, found: written.trim() }] : [];
    }),
  );
}

/** The same with the running score before the first segment alone, which is what the teams begin with. */
function withoutFigures(text: string): string {
  const schema = z.looseObject({ segments: z.array(z.looseObject({})) });
  const read = readJson(schema, text, TITLE);
  const [first] = read.segments;
  const segments = read.segments.map((each) => ({ ...each, before: first!['before'] }));
  return JSON.stringify({ ...read, segments });
}

/** A knockout match with the running score before each segment, from the broadcast of its play. */
export const knockout = {
  name: 'knockout',
  title: TITLE,
  recognises: (text) => /^\s*\{/.test(text) && /"segments"\s*:/.test(text) && /"rs"\s*:/.test(text),
  isOf: (value) => isRecord(value) && Array.isArray(value['segments']) && 'team1' in value,
  read(text) {
    const matches = [readMatch(text)];
    const leftAside = leftAsideIn(unknownIn(text), { format: TITLE, text, path: [] });
    return { results: [], teams: [], matches, ...(leftAside.length > 0 && { leftAside }) };
  },
  withoutFigures,
} as const satisfies ResultFormat;
