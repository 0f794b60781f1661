import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import type { SessionSeen } from '../../api/documents.js';
import { Choice } from '../../parts/Choice.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { NumberField } from '../NumberField.js';
import { MOST_SECTIONS, sectionLetter, shareOut } from '../set-up/sectionPlan.js';
import { DrawChoices } from './DrawChoices.js';
import { FIRST_ROUNDS } from './firstRounds.js';
import classes from './Swiss.module.css';

/** How many rounds of how many boards a club evening has: about 24 boards. */
const EVENING = { rounds: 6, boards: 4 };

/** Every section has three pairs at least, so that each can have three rounds. */
function mostSections(pairs: number): number {
  return Math.max(1, Math.min(MOST_SECTIONS, Math.floor(pairs / 4)));
}

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
  readonly onSet: () => void;
}) {
  const { t } = useTranslation();
  const [pairs, setPairs] = useState(Math.max(entered, 4));
  const [wantedSections, setSections] = useState(1);
  const sections = Math.min(wantedSections, mostSections(pairs));
  const shares = shareOut(pairs, sections);
  const fewest = Math.min(...shares);
  const most = fewest % 2 === 0 ? fewest - 1 : fewest;
  const [rounds, setRounds] = useState<number>();
  const [boards, setBoards] = useState(EVENING.boards);
  const [draw, setDraw] = useState<
    Pick<DrawOptions, 'first' | 'order' | 'results' | 'rematches' | 'accelerated' | 'bye'>
  >({
    first: 'lot',
    order: 'close',
    results: 'all',
    rematches: 'avoid',
  });
  const form = useTournamentCommand(tournament, 'session.set-swiss', onSet);
  const limit = draw.rematches === 'allowed' ? 30 : most;
  const wanted = rounds ?? Math.min(EVENING.rounds, most);
  return (
    <>
      <p className="muted">{t('swiss.about')}</p>
      <div className={classes.fields}>
        <NumberField label={t('movement.pairs')} value={pairs} least={3} most={400} onChange={setPairs} />
        <NumberField
          label={t('movement.sections')}
          description={
            sections > 1
              ? shares
                  .map((count, index) => t('movement.sectionPairs', { section: sectionLetter(index), count }))
                  .join(' · ')
              : undefined
          }
          value={sections}
          least={1}
          most={mostSections(pairs)}
          onChange={setSections}
        />
        <NumberField
          key={limit}
          label={t('swiss.rounds')}
          description={draw.rematches === 'avoid' ? t('swiss.roundsMost', { count: most }) : undefined}
          value={wanted}
          least={1}
          most={limit}
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
      <Choice
        label={t('swiss.first')}
        value={draw.first}
        options={FIRST_ROUNDS.map((value) => ({ value, label: t(`swiss.first.${value}`) }))}
        onChange={(first) => setDraw({ ...draw, first })}
      />
      <DrawChoices draw={draw} pairs={shares[0]!} onChange={setDraw} />
      {shares.some((count) => count % 2 === 1) && <p>{t('swiss.odd')}</p>}
      <ProblemNote problem={form.problem} />
      <div className={classes.buttons}>
        <Button
          loading={form.pending}
          disabled={wanted > limit}
          onClick={() =>
            form.submit({
              session: session.session,
              pairs: shares[0]!,
              others: shares
                .slice(1)
                .map((count, index) => ({ section: sectionLetter(index + 1), pairs: count })),
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
