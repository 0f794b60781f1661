import { SCALES_OF_PAIRS, type PublishedScoring, type ScoredMatches } from './published-game.js';
import { instructionName } from './xml.js';

/**
 * Where USEBIO says by which scale and with which rules for equals, if that is not what is usual: the format has no element
 * for it, so it is a processing instruction.
 */
export const MATCHES = instructionName('tirage-victory-points');

/** What a file says of matches that says no more than that they are in victory points. */
function usualMatches(method: PublishedScoring['method']): ScoredMatches {
  return { scale: method === 'matchpoints' ? 'ebu-percentages' : 'wbf-discrete', equals: 'share' };
}

/** How matches are scored, in two words; nothing where that is usual. */
export function matchesText({ method, matches }: PublishedScoring): string | undefined {
  if (!matches) return undefined;
  const usual = usualMatches(method);
  const isUsual = usual.scale === matches.scale && usual.equals === matches.equals;
  return isUsual ? undefined : `${matches.scale} ${matches.equals}`;
}

/** How matches are scored by what `matchesText` has written, or as usual where it says nothing that is known. */
export function matchesOfText(text: string | undefined, method: PublishedScoring['method']): ScoredMatches {
  const [said, equals] = (text ?? '').trim().split(/\s+/);
  const usual = usualMatches(method);
  const scale = SCALES_OF_PAIRS.find((one) => one === said);
  const fits = scale !== undefined && (scale === 'ebu-percentages') === (usual.scale === 'ebu-percentages');
  if (!fits) return usual;
  return { scale, equals: equals === 'told-apart' ? 'told-apart' : 'share' };
}
