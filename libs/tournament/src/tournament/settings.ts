import { z } from 'zod';
import { CLUB_REGULATION, type Regulation, regulationNamed } from '#laws';
import { fault } from '#words';
import { EBU_MATCHPOINTS, sameData } from '#scoring';
import type { Json, Upcast } from '../journal/aggregate.js';
import { lawEdition, scoringMethod, type SessionMethod } from '../games/games.js';

/** What schema 1 of a tournament's settings said of matchpoints, for all of its sessions. */
export type MatchpointSettings = {
  readonly scale: 'double' | 'acbl';
  readonly smallFields: boolean;
  readonly decimals: number | null;
};

/** The method by which sessions were scored under such settings. What they say here is written: it stays as it is. */
export function methodOfMatchpoints({ scale, smallFields, decimals }: MatchpointSettings): SessionMethod {
  const few = scale === 'acbl' ? 'single-score' : 'factored';
  const asAcblscore = scale === 'acbl' && decimals !== null;
  return {
    name: 'own',
    regulation: '',
    edition: '',
    board: {
      kind: 'matchpoints',
      scale,
      smallFields: smallFields ? 'white-book' : few,
      ...(decimals !== null && { decimals }),
    },
    guarantee: scale === 'acbl' ? 'none' : 'by-laws',
    fullCard: scale === 'acbl' ? 'section' : 'line',
    ...(asAcblscore && { decimals: { score: decimals, percentage: decimals } }),
    ranking: { by: scale === 'acbl' ? 'score' : 'percentage' },
  };
}

/** Schema 1 had the matchpoints of all sessions; schema 2 has the method that new sessions begin with, as data. */
export const withMethod: Upcast = (payload) => {
  const { settings, ...rest } = payload as unknown as {
    readonly settings: { readonly matchpoints: MatchpointSettings };
  };
  const { matchpoints, ...others } = settings;
  return { ...rest, settings: { ...others, method: methodOfMatchpoints(matchpoints) } } as unknown as Json;
};

/** What schema 1 would have said of a method; nothing of those that it could not say. */
export function matchpointsOf(method: SessionMethod): MatchpointSettings | undefined {
  const { board } = method;
  if (board.kind !== 'matchpoints') return undefined;
  const { scale, smallFields, decimals = null } = board;
  const said = { scale, smallFields: smallFields === 'white-book', decimals };
  const { name, regulation, edition } = method;
  return sameData({ ...methodOfMatchpoints(said), name, regulation, edition }, method) ? said : undefined;
}

const period = z.union([
  z.strictObject({ minutes: z.int().min(0).max(20_160) }),
  z.strictObject({ until: z.int().positive() }).meta({ description: 'Time in microseconds since the epoch' }),
]);
const hundredths = z.int().min(1).max(100_000);

/** What the regulation of a tournament says of penalties, corrections and appeals. */
export const regulation = z.strictObject({
  name: z.enum(['acbl', 'ebu', 'wbf', 'pzbs', 'club', 'own']),
  source: z.string().max(100),
  edition: z.string().max(20),
  penalty: z.strictObject({ percentOfTop: hundredths, victoryPoints: hundredths, imps: hundredths }),
  warning: z.boolean(),
  corrections: z.strictObject({ scores: period, rulings: period }),
  appeals: z.strictObject({ period, deposit: z.string().trim().min(1).max(60).nullable() }),
}) satisfies z.ZodType<Regulation>;

/** A regulation that is called as a preset is that preset. */
function isWhatItIsCalled(asked: Regulation): boolean {
  return asked.name === 'own' || sameData(regulationNamed(asked.name, asked.edition), asked);
}

/** A regulation as it is asked for: one that was written before is read as it was written. */
export const regulationWanted = regulation.refine(isWhatItIsCalled, fault('regulation.name'));

/** Until schema 3 of the settings nothing was said of it: the laws themselves held. */
export const withRegulation: Upcast = (payload) => {
  const { settings, ...rest } = payload as unknown as { readonly settings: Readonly<Record<string, Json>> };
  return { ...rest, settings: { ...settings, regulation: CLUB_REGULATION } } as unknown as Json;
};

/** A regulation, and from when on it held (microseconds). */
export type RegulationFrom = {
  readonly from: number;
  readonly regulation: Regulation;
};

/** Whether official seals are set by themselves after the periods: not where the laws alone hold. */
export function sealsByItself(chosen: Regulation): boolean {
  return !sameData(chosen, CLUB_REGULATION);
}

/** The regulations of a tournament one after the other, with the one that holds from now on. */
export function withRegulationFrom<Known extends RegulationFrom>(
  known: readonly Known[],
  next: Known,
): readonly Known[] {
  const last = known.at(-1)?.regulation ?? CLUB_REGULATION;
  return sameData(last, next.regulation) ? known : [...known, next];
}

/**
 * What everybody is shown of the rulings of a tournament: nothing; law and what follows, with nothing by which somebody
 * could be told; or all of them, with those who sat there, facts and reasons.
 */
export const rulingsPublication = z.enum(['not-published', 'without-names', 'with-names']);
export type RulingsPublication = z.infer<typeof rulingsPublication>;

/** What holds for the whole tournament; frozen when its first session starts. */
export const tournamentSettings = z.strictObject({
  /** The edition of the law book that rulings name. */
  laws: lawEdition,
  /** How the public sees names. */
  names: z.enum(['full', 'initials']),
  /** Standings as at ends of rounds, or with every score. */
  standings: z.enum(['rounds', 'running']),
  /** The last rounds of a session that the public does not see until it is closed. */
  darkRounds: z.int().min(0).max(20),
  /** The share of the session's boards, in percent, below which a contestant is shown unranked. */
  minimumShare: z.int().min(0).max(100),
  /** Whether the other side of the table confirms what one side has entered. */
  confirmation: z.enum(['other-side', 'none']),
  /** How sessions are scored unless something else is chosen for one of them. */
  method: scoringMethod,
  /** What penalties are usual, until when scores are corrected, rulings given and appealed. */
  regulation,
});
export type TournamentSettings = z.infer<typeof tournamentSettings>;

/** What holds until somebody chooses otherwise. */
export const DEFAULT_SETTINGS: TournamentSettings = {
  laws: '2017',
  names: 'full',
  standings: 'rounds',
  darkRounds: 0,
  minimumShare: 50,
  confirmation: 'other-side',
  // Old journals without chosen settings are scored by it, so it must not change.
  method: EBU_MATCHPOINTS,
  regulation: CLUB_REGULATION,
};

/** A tournament's name: 1 to 120 characters of one line. Spaces around it are cut off. */
export const tournamentName = z
  .string()
  .trim()
  .min(1, fault('name.empty'))
  .max(120, fault('name.too-long'))
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, fault('name.characters'));

/** From what a tournament is imported: nothing in it names anybody. */
export const importedFrom = {
  /** The format of the file, as it is called here. */
  format: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** The program that wrote it, where the file says so. */
  program: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .optional(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in 64 hexadecimal digits'),
  /** How large it is. */
  bytes: z.int().min(0),
} as const;
