import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import { Button } from '../../kit/Button.js';
import { Held } from '../../kit/Held.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { NumberField } from '../../kit/NumberField.js';
import { methodAfterSwiss } from '../set-up/methodAfterSwiss.js';
import { useSetMovement } from '../set-up/useSetMovement.js';
import { DrawChoices } from '../swiss/DrawChoices.js';
import { FirstRound } from '../swiss/FirstRound.js';
import { SectionsField } from '../swiss/SectionsField.js';
import { mostRounds, USUAL_DRAW, type PlannedDraw } from '../swiss/plannedDraw.js';
import { useSections } from '../swiss/useSections.js';
import { changesBetween, USUAL_MATCHES, withChoices, type MatchesChanged } from './matchesOfSwiss.js';
import { SegmentsField } from '../../teams/SegmentsField.js';

/** With so many boards in a match a club evening has about 24 of them. */
const USUAL_BOARDS = 6;

/** A Swiss of teams: how many teams and matches, of how many boards, in how many sections, and how they are drawn. */
export function TeamSwiss({
  tournament,
  session,
  entered,
  again,
  onTaken,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How many teams have entered. */
  readonly entered: number;
  /** Something has been chosen before. */
  readonly again: boolean;
  /** What is set by now is to be shown. */
  readonly onTaken: () => void;
}) {
  const { t } = useTranslation();
  const { number: teams, setNumber: setTeams, shares, setSections, others } = useSections(entered);
  const [matches, setMatches] = useState<number>();
  const [segments, setSegments] = useState(1);
  const [boards, setBoards] = useState(USUAL_BOARDS);
  const [draw, setDraw] = useState(USUAL_DRAW);
  const [changes, setChanges] = useState<MatchesChanged>();
  const [at] = useState(session.position);
  const form = useSetMovement(
    tournament,
    session,
    'session.set-team-swiss',
    onTaken,
    methodAfterSwiss(session),
  );
  const limits = shares.map((count) => mostRounds(count, draw));
  const withoutRematches = Math.min(...limits.map((one) => one.withoutRematches));
  const most = Math.min(...limits.map((one) => one.most));
  const wanted = matches ?? Math.min(USUAL_MATCHES, withoutRematches);
  const ofThree = draw.odd === 'three-way';
  const hasHalves = segments % 2 === 0;
  const spare = (wanted * segments * boards) / 2;
  const setChoices = (choices: PlannedDraw) => {
    const before = { matches: wanted, segments, boards };
    const after = withChoices(before, shares, choices);
    setMatches(after.matches);
    setSegments(after.segments);
    setBoards(after.boards);
    setDraw(choices);
    setChanges(changesBetween(before, after));
  };
  return (
    <>
      <Held pending={form.pending}>
        <div className="row gap-12 top fields">
          <NumberField label={t('teams.places')} value={teams} least={3} most={200} onChange={setTeams} />
          <SectionsField of="teams" shares={shares} onChange={setSections} />
          <NumberField
            key={most}
            label={t('teams.swissMatches')}
            description={
              draw.rematches === 'avoid' ? t('teams.swissMost', { count: withoutRematches }) : undefined
            }
            value={wanted}
            least={1}
            most={most}
            onChange={(number) => {
              setMatches(number);
              setChanges(undefined);
            }}
          />
          <NumberField
            label={t(segments > 1 ? 'teams.boardsOfSegment' : 'teams.boards')}
            description={t('swiss.boardsInAll', { count: wanted * segments * boards })}
            value={boards}
            least={1}
            most={64}
            onChange={setBoards}
          />
          <SegmentsField value={segments} onChange={setSegments} />
        </div>
        <FirstRound draw={draw} onChange={setDraw} />
        <DrawChoices draw={draw} pairs={shares[0]!} teams ofThree onChange={setChoices} />
        {ofThree && <p>{t(hasHalves ? 'teams.ofThree' : 'teams.ofThreeHalves', { boards: spare })}</p>}
        {changes?.matches && (
          <output className="note" data-meaning="warn">
            {t('teams.matchesChanged', changes.matches)}
          </output>
        )}
        {changes?.boards && (
          <output className="note" data-meaning="warn">
            {t('teams.boardsOfMatchChanged', changes.boards)}
          </output>
        )}
        {teams % 2 === 1 && !ofThree && <p>{t('teams.swissOdd')}</p>}
      </Held>
      <ProblemNote problem={form.problem} />
      <div>
        <Button
          loading={form.pending}
          disabled={wanted > most || (ofThree && !hasHalves)}
          variant={again ? 'default' : 'filled'}
          sends
          onClick={() =>
            form.submit({
              session: session.session,
              at,
              teams: shares[0]!,
              others: others.map(({ section, count }) => ({ section, teams: count })),
              matches: wanted,
              segments,
              boardsPerRound: boards,
              draw,
            })
          }
        >
          {t('swiss.set')}
        </Button>
      </div>
    </>
  );
}
