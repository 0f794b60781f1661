import { SESSION_REGULATIONS } from './session/regulations.js';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readAcblLive } from './testing/acbl-live.js';
import { readAcblscore } from './testing/acblscore.js';
import { readCompscore } from './testing/compscore.js';
import type { PublishedSession } from './testing/published-session.js';
import { replay, type FigureKind, type ReplayedFigure } from './testing/replay.js';
import type { SideResult } from './board-field.js';
import type { Adjustment, BoardField, SessionRegulation } from './session/session.js';

/** Real tournaments with the figures that their programs published; they lie beside the project. */
const folder = new URL('../../../../shared/conformance/', import.meta.url);
const isThere = existsSync(folder);
if (!isThere) process.stderr.write('Real results are skipped: ../shared/conformance is not there.\n');
const describeRealResults = isThere ? describe : describe.skip;

const text = (path: string) => readFileSync(new URL(path, folder), 'utf8');

function acblscoreSessions(): PublishedSession[] {
  const files = readdirSync(new URL('acblscore/', folder)).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => readAcblscore(file.replace('.json', ''), text(`acblscore/${file}`)));
}

function compscoreSession(name: string): PublishedSession {
  return readCompscore(name, text(`usebio/${name}.xml`));
}

/** Every figure that is not as published: 'kind: whose: published, ours'. */
function differences(figures: readonly ReplayedFigure[]): string[] {
  return figures
    .filter(({ published, ours }) => published !== ours)
    .map(({ kind, of, published, ours }) => `${kind}: ${of}: ${published}, ours ${ours}`);
}

function replayAll(sessions: readonly PublishedSession[]): ReplayedFigure[] {
  return sessions.flatMap((session) =>
    replay(session).map((figure) => ({ ...figure, of: `${session.name}: ${figure.of}` })),
  );
}

function only(figures: readonly ReplayedFigure[], ...kinds: readonly FigureKind[]): ReplayedFigure[] {
  const kept = figures.filter(({ kind }) => kinds.includes(kind));
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(new Set(kinds));
  return kept;
}

function underRegulation(session: PublishedSession, changes: Partial<SessionRegulation>): PublishedSession {
  return { ...session, regulation: { ...session.regulation, ...changes } };
}

describeRealResults('ACBLscore', () => {
  it('has every award, total, percentage and place that it published', () => {
    const figures = replayAll(acblscoreSessions());
    only(figures, 'award', 'boards', 'matchpoints', 'session score', 'percentage', 'place', 'place in order');
    expect(differences(figures)).toEqual([]);
  });

  it('cancels the only score of a board for average plus: acbl-44, section NN, board 16', () => {
    const sessions = acblscoreSessions().map((session) =>
      underRegulation(session, {
        method: { ...SESSION_REGULATIONS.acblscore.method, smallFields: 'factored' },
      }),
    );
    expect(differences(only(replayAll(sessions), 'award'))).toEqual([
      'award: acbl-44 event 2: NN/16 NN3 round 5 NS: 0.60, ours 0.50',
      'award: acbl-44 event 2: NN/16 NN3 round 5 EW: 0.60, ours 0.50',
    ]);
  });

  it('scales to the fullest card of the section; only acbl-00, a final, fixed another maximum', () => {
    const sessions = acblscoreSessions().map((session) => ({
      ...session,
      played: {
        ...session.played,
        contestants: session.played.contestants.map((entry) => ({ ...entry, maximum: undefined })),
      },
    }));
    const unlike = differences(only(replayAll(sessions), 'session score')).map((line) => line.split(':')[1]);
    expect(new Set(unlike)).toEqual(new Set([' acbl-00 event 1', ' acbl-00 event 2']));
  });

  it('leaves average minus at 40 % for a pair that had less on its other boards: acbl-22, 13 NS', () => {
    const sessions = acblscoreSessions().map((session) =>
      underRegulation(session, { guarantee: 'law-12c2c' }),
    );
    expect(differences(only(replayAll(sessions), 'matchpoints'))).toEqual([
      'matchpoints: acbl-22 event 1: A-NS13: 103.80, ours 103.13',
    ]);
  });
});

describeRealResults('ACBL Live', () => {
  it('has every contract score, award, total, percentage and place that it published', () => {
    const figures = replayAll(readAcblLive('club', text('acbl-live/club-2026-04.json')));
    only(figures, 'contract score', 'award', 'boards', 'session score', 'percentage', 'place');
    expect(differences(figures)).toEqual([]);
  });
});

describeRealResults('Compscore', () => {
  it.each(['mp_pairs_howell', 'mp_pairs_mitchell_03'])('has every figure that it published in %s', (name) => {
    const figures = replay(compscoreSession(name));
    only(figures, 'contract score', 'award', 'session score', 'percentage', 'place');
    expect(differences(figures)).toEqual([]);
  });

  // Both files are one event. On boards 3 and 4 matchpoints were changed by hand: 1NS v 1EW is A5050 and printed with
  // 23 and 11, 1NS v 21EW scored -650 and is printed with 21 and 19. Nobody else's matchpoints changed with them.
  const byHand = [
    'award: A/3 A-NS1 v A-EW1 NS: 23.0, ours 20.0',
    'award: A/3 A-NS1 v A-EW1 EW: 11.0, ours 20.0',
    'award: A/4 A-NS1 v A-EW21 NS: 21.0, ours 19.0',
    'award: A/4 A-NS1 v A-EW21 EW: 19.0, ours 21.0',
  ];

  it('has the figures after the rulings, but for the matchpoints given by hand on boards 3 and 4', () => {
    const session = withAdjustments(compscoreSession('mp_pairs_mitchell_adjusted_02'), [
      matchpointsByHand('board 3', 'A-NS1', 3),
      matchpointsByHand('board 3', 'A-EW1', -9),
      matchpointsByHand('board 4', 'A-NS1', 2),
      matchpointsByHand('board 4', 'A-EW21', -2),
    ]);
    const figures = replay(session);
    only(figures, 'contract score', 'award', 'session score', 'percentage', 'place');
    expect(differences(figures)).toEqual(byHand);
  });

  it('has the totals from before the rulings, with the scores that boards 2 and 3 had then', () => {
    const session = withResults(compscoreSession('mp_pairs_mitchell_02'), {
      'A/2 A-NS9 v A-EW8': { kind: 'score', score: 110 },
      'A/3 A-NS1 v A-EW1': { kind: 'score', score: -650 },
    });
    const figures = only(replay(session), 'session score', 'percentage', 'place');
    expect(differences(figures)).toEqual([]);
  });

  it('has lines from after the rulings beside those totals; board 1 prints a score that is A5050', () => {
    const session = withResults(compscoreSession('mp_pairs_mitchell_02'), {
      'A/1 A-NS1 v A-EW1': { kind: 'artificial', award: 'ave' },
    });
    expect(differences(only(replay(session), 'award'))).toEqual(byHand);
  });
});

function matchpointsByHand(id: string, contestant: string, amount: number): Adjustment {
  return { id, contestant, unit: 'points', amount };
}

function withAdjustments(session: PublishedSession, adjustments: readonly Adjustment[]): PublishedSession {
  return { ...session, played: { ...session.played, adjustments } };
}

/** With other results on some lines, given by field and line. */
function withResults(
  session: PublishedSession,
  results: Readonly<Record<string, SideResult>>,
): PublishedSession {
  const changed = (field: BoardField): BoardField => ({
    ...field,
    lines: field.lines.map((line) => {
      const result = results[`${field.field} ${line.id}`];
      return result ? { ...line, ns: result, ew: result } : line;
    }),
  });
  return { ...session, played: { ...session.played, fields: session.played.fields.map(changed) } };
}
