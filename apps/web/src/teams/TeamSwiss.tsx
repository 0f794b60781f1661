import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawOptions } from '#tournament';
import { Choice } from '../parts/Choice.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { NumberField } from '../session/NumberField.js';
import setUp from '../session/set-up/SetUp.module.css';
import { DrawChoices } from '../session/swiss/DrawChoices.js';
import { FIRST_ROUNDS } from '../session/swiss/firstRounds.js';
import { useTournamentCommand } from '../tournament/useTournamentCommand.js';

/** What a club evening has: about 24 boards. */
const EVENING = { matches: 4, boards: 6 };

/** A Swiss of teams: how many teams and matches, of how many boards, and how they are drawn. */
export function TeamSwiss({
  tournament,
  session,
  entered,
  again,
}: {
  readonly tournament: string;
  readonly session: string;
  /** How many teams have entered. */
  readonly entered: number;
  /** Something has been chosen before. */
  readonly again: boolean;
}) {
  const { t } = useTranslation();
  const [teams, setTeams] = useState(Math.max(entered, 4));
  const [matches, setMatches] = useState<number>();
  const [segments, setSegments] = useState(1);
  const [boards, setBoards] = useState(EVENING.boards);
  const [draw, setDraw] = useState<
    Partial<DrawOptions> & Pick<DrawOptions, 'first' | 'order' | 'results' | 'rematches'>
  >({
    first: 'lot',
    order: 'close',
    results: 'all',
    rematches: 'avoid',
  });
  const form = useTournamentCommand(tournament, 'session.set-team-swiss', () => undefined);
  const most = teams % 2 === 0 ? teams - 1 : teams;
  const limit = draw.rematches === 'allowed' ? 30 : most;
  const wanted = matches ?? Math.min(EVENING.matches, most);
  return (
    <>
      <div className={setUp.fields}>
        <NumberField label={t('teams.places')} value={teams} least={3} most={200} onChange={setTeams} />
        <NumberField
          key={limit}
          label={t('teams.swissMatches')}
          description={draw.rematches === 'avoid' ? t('teams.swissMost', { count: most }) : undefined}
          value={wanted}
          least={1}
          most={limit}
          onChange={setMatches}
        />
        <NumberField
          label={t(segments > 1 ? 'teams.boardsOfSegment' : 'teams.boards')}
          description={t('swiss.boardsInAll', { count: wanted * segments * boards })}
          value={boards}
          least={1}
          most={64}
          onChange={setBoards}
        />
        <NumberField
          label={t('teams.segments')}
          description={t('teams.segmentsText')}
          value={segments}
          least={1}
          most={16}
          onChange={setSegments}
        />
      </div>
      <Choice
        label={t('swiss.first')}
        value={draw.first}
        options={FIRST_ROUNDS.map((value) => ({ value, label: t(`swiss.first.${value}`) }))}
        onChange={(first) => setDraw({ ...draw, first })}
      />
      <DrawChoices draw={draw} pairs={teams} teams onChange={setDraw} />
      {teams % 2 === 1 && <p>{t('teams.swissOdd')}</p>}
      <ProblemNote problem={form.problem} />
      <div>
        <Button
          loading={form.pending}
          disabled={wanted > limit}
          variant={again ? 'default' : 'filled'}
          onClick={() =>
            form.submit({ session, teams, matches: wanted, segments, boardsPerRound: boards, draw })
          }
        >
          {t('swiss.set')}
        </Button>
      </div>
    </>
  );
}
