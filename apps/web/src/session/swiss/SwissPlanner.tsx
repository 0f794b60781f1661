import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { swissMethodOf } from '#scoring';
import type { SessionSeen } from '../../api/documents.js';
import type { MovementRemark } from '../../api/sessionCommands.js';
import { methodText } from '../../messages/methodText.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { Held } from '../../kit/Held.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { NumberField } from '../../kit/NumberField.js';
import { useSetMovement } from '../set-up/useSetMovement.js';
import { DrawChoices } from './DrawChoices.js';
import { FirstRound } from './FirstRound.js';
import { mostRounds, USUAL_DRAW } from './plannedDraw.js';
import { SectionsField } from './SectionsField.js';
import { useSections } from './useSections.js';

/** How many rounds of how many boards a club evening has: about 24 boards. */
const EVENING = { rounds: 6, boards: 4 };

/** What places go by where the session's method ranks by boards: matches, as is usual in a Swiss, or boards all the same. */
const PLACES = ['matches', 'boards'] as const;

/** A Swiss: how many pairs, rounds and boards, and how the rounds are drawn. */
export function SwissPlanner({
  tournament,
  session,
  entered,
  onSet,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How many pairs have entered. */
  readonly entered: number;
  readonly onSet: (remarks: readonly MovementRemark[]) => void;
}) {
  const { t, i18n } = useTranslation();
  // It begins with the Swiss that is set.
  const [before] = useState(() => session.sections.filter(({ movement }) => movement.drawn !== undefined));
  const isSwiss = before.length > 0;
  const {
    number: pairs,
    setNumber: setPairs,
    shares,
    setSections,
    others,
  } = useSections(entered, Math.max(1, before.length));
  const [rounds, setRounds] = useState(before[0]?.movement.rounds);
  const [boards, setBoards] = useState(before[0]?.boardsPerRound ?? EVENING.boards);
  const [draw, setDraw] = useState(USUAL_DRAW);
  const [at] = useState(session.position);
  const { method } = session.settings;
  const isByMatches = method.ranking.by === 'victory-points';
  // A Swiss that is set by boards stays so where it is set again.
  const [places, setPlaces] = useState<(typeof PLACES)[number]>(isSwiss ? 'boards' : 'matches');
  const byMatches = isByMatches || places === 'matches';
  const form = useSetMovement(tournament, session, 'session.set-swiss', onSet, (kept) =>
    byMatches ? swissMethodOf(kept) : kept,
  );
  const { withoutRematches, most } = mostRounds(Math.min(...shares), draw);
  const wanted = rounds ?? Math.min(EVENING.rounds, withoutRematches);
  return (
    <>
      <Held pending={form.pending}>
        <p className="muted">{t('swiss.about')}</p>
        <div className="row gap-12 top fields">
          <NumberField label={t('movement.pairs')} value={pairs} least={3} most={400} onChange={setPairs} />
          <SectionsField of="pairs" shares={shares} onChange={setSections} />
          <NumberField
            key={most}
            label={t('swiss.rounds')}
            description={
              draw.rematches === 'avoid' ? t('swiss.roundsMost', { count: withoutRematches }) : undefined
            }
            value={wanted}
            least={1}
            most={most}
            onChange={setRounds}
          />
          <NumberField
            label={t('swiss.boardsPerRound')}
            description={t('swiss.boardsInAll', { count: wanted * boards })}
            value={boards}
            least={1}
            most={32}
            onChange={setBoards}
          />
        </div>
        {!isByMatches && (
          <Choice
            label={t('swiss.places')}
            value={places}
            options={PLACES.map((value) => ({ value, label: t(`swiss.places.${value}`) }))}
            onChange={setPlaces}
          />
        )}
        {!isByMatches && (
          <p className="muted">{t(`swiss.placesText.${places}`, { method: methodText(i18n, method) })}</p>
        )}
        <FirstRound draw={draw} onChange={setDraw} />
        <DrawChoices draw={draw} pairs={shares[0]!} byMatches={byMatches} onChange={setDraw} />
        {shares.some((count) => count % 2 === 1) && <p>{t('swiss.odd')}</p>}
      </Held>
      <ProblemNote problem={form.problem} />
      <div className="row">
        <Button
          loading={form.pending}
          disabled={wanted > most}
          onClick={() =>
            form.submit({
              at,
              session: session.session,
              pairs: shares[0]!,
              others: others.map(({ section, count }) => ({ section, pairs: count })),
              rounds: wanted,
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
