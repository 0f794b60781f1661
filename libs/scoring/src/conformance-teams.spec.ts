import { existsSync, readFileSync } from 'node:fs';
import { vulnerabilityOf, type Seat } from '#cards';
import type { SideResult } from './board-field.js';
import { DOUBLINGS, type Level, type Strain } from './contract/contract.js';
import { scoreForNS } from './contract/contract-score.js';
import { knockout } from './teams/knockout.js';
import type { TeamBoard } from './teams/team-match.js';

/** A real final with the running score that was published before each segment; it lies beside the project. */
const file = new URL('../../../../shared/conformance/teams-ko/knockout-8x12.json', import.meta.url);
const isThere = existsSync(file);
if (!isThere) process.stderr.write('A real knockout is skipped: ../shared/conformance is not there.\n');
const describeRealResults = isThere ? describe : describe.skip;

interface Published {
  readonly segments: readonly { readonly before: readonly [number, number]; readonly rs: string }[];
}

const BOARDS = 12;

/** '3SN+1' on a board: level, strain, declarer, doubled, tricks beside the contract. */
function resultOf(text: string, board: number): SideResult {
  const parsed = /^(\d)([CDHSN])([NESW])(x{0,2})(=|[+-]\d+)$/.exec(text);
  if (!parsed) return { kind: 'not-played' };
  const [, level, strain, declarer, doubled, beside] = parsed;
  const contract = {
    level: Number(level) as Level,
    strain: (strain === 'N' ? 'NT' : strain) as Strain,
    declarer: declarer as Seat,
    doubling: DOUBLINGS[doubled!.length]!,
    tricks: 6 + Number(level) + (beside === '=' ? 0 : Number(beside)),
  };
  return { kind: 'score', score: scoreForNS(contract, vulnerabilityOf(board)) };
}

describeRealResults('the knockout final of 8 times 12 boards', () => {
  const published = isThere ? (JSON.parse(readFileSync(file, 'utf8')) as Published) : { segments: [] };

  function running(missing: string | undefined) {
    const segments = published.segments.map(({ rs }) => {
      const results = rs.split(',');
      const boards = Array.from({ length: BOARDS }, (_, of): TeamBoard => {
        // Each segment begins with board 1.
        const board = 1 + of;
        const [open, closed] = [2 * of, 2 * of + 1].map((one) =>
          resultOf(results[one] === '' && missing ? missing : results[one]!, board),
        );
        return {
          board,
          home: [{ id: 'open', ns: open!, ew: open! }],
          away: [{ id: 'closed', ns: closed!, ew: closed! }],
        };
      });
      return { boards, scheduled: BOARDS };
    });
    const [home, away] = published.segments[0]!.before;
    return knockout(
      { carryOver: { home, away }, segments },
      { kind: 'team-match', unit: 'imps', split: 'averaged', guarantee: 'none' },
    );
  }

  /** 'segment: published, ours' where what a segment adds is something else. */
  function differences(missing: string | undefined): string[] {
    return running(missing)
      .segments.slice(0, -1)
      .flatMap(({ before, after }, at) => {
        const { before: first } = published.segments[at]!;
        const { before: next } = published.segments[at + 1]!;
        const stated = next.map((one, side) => one - first[side]!).join('-');
        const ours = `${after.home.sub(before.home)}-${after.away.sub(before.away)}`;
        return stated === ours ? [] : [`${at + 1}: ${stated}, ours ${ours}`];
      });
  }

  it('has what was published, but an IMP of the sixth segment', () => {
    expect(differences('2HE-2')).toEqual(['6: 17-37, ours 16-37']);
  });

  it('is short of the 9 IMPs of the board whose result is not in the file', () => {
    expect(differences(undefined)).toEqual(['4: 22-20, ours 13-20', '6: 17-37, ours 16-37']);
  });
});
