import type { PublishedGame, PublishedScoring, PublishedSection } from '../published-game.js';
import { instructionName } from '../xml.js';

/**
 * Where USEBIO says by which program's ways, and on which scale, an event was scored, if that does not follow from the
 * program's name: the format has no element for it, so it is a processing instruction: `acblscore acbl`.
 */
export const SCORING = instructionName('tirage-scoring');

/** The same for what a section should have: `scores="4" full-card="72"`. */
export const SECTION = instructionName('tirage-section');

type Ways = Pick<PublishedScoring, 'regulation' | 'scale'>;

const REGULATIONS: readonly Ways['regulation'][] = ['acblscore', 'compscore', 'white-book', 'realbridge'];

/** What a file says that says nothing but its program's name. */
function usualWays(program: string | undefined): Ways {
  return { regulation: /^compscore/i.test(program ?? '') ? 'compscore' : 'white-book', scale: 'double' };
}

/** How an event was scored, in two words; nothing where that is usual. */
export function waysText({ scoring, event }: Pick<PublishedGame, 'scoring' | 'event'>): string | undefined {
  const { regulation, scale } = scoring;
  const usual = usualWays(event.program?.name);
  return usual.regulation === regulation && usual.scale === scale ? undefined : `${regulation} ${scale}`;
}

/** What `waysText` has written, or what is usual. */
export function waysOfText(text: string | undefined, program: string | undefined): Ways {
  const [said, scale] = (text ?? '').trim().split(/\s+/);
  const regulation = REGULATIONS.find((one) => one === said);
  if (!regulation) return usualWays(program);
  return { regulation, scale: scale === 'acbl' ? 'acbl' : 'double' };
}

type ShouldHave = Pick<PublishedSection, 'expected' | 'fullCard'>;

/** What a section should have; nothing where it is not known. */
export function shouldHaveText({ expected, fullCard }: ShouldHave): string | undefined {
  const parts = [
    ...(expected === null ? [] : [`scores="${expected}"`]),
    ...(fullCard === null ? [] : [`full-card="${fullCard}"`]),
  ];
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** What `shouldHaveText` has written. */
export function shouldHaveOfText(text: string | undefined): ShouldHave {
  const expected = /(?:^|\s)scores="(\d{1,4})"/.exec(text ?? '')?.[1];
  const fullCard = /(?:^|\s)full-card="(\d{1,6}(?:\.\d{1,4})?)"/.exec(text ?? '')?.[1];
  return { expected: expected === undefined ? null : Number(expected), fullCard: fullCard ?? null };
}

/** Where USEBIO says by which method an event was scored: the format has no element for it, so it is a processing instruction. */
export const METHOD = instructionName('tirage-method');

/** What the points of each method are called in the file; the first is how this program writes them. */
export const POINTS = {
  matchpoints: ['MATCH_POINTS'],
  butler: ['BUTLER_POINTS', 'IMPS'],
  'cross-imps': ['CROSS_IMP_POINTS', 'CROSS_IMPS', 'IMPS'],
} as const;
