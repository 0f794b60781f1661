import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../../api/documents.js';
import { Choice } from '../../parts/Choice.js';
import { Panel } from '../../parts/Panel.js';
import { ProblemNote } from '../../parts/ProblemNote.js';
import { NumberField } from '../../session/NumberField.js';
import classes from '../../session/set-up/SetUp.module.css';
import { useTournamentCommand } from '../../tournament/useTournamentCommand.js';
import { meetingsOfFew } from './meetingsOfFew.js';

const DRAWS = ['swiss', 'round-robin', 'random'] as const;
const WANTED = ['fours', 'threes'] as const;

/** A Swiss as tournaments are played: five rounds. */
const USUAL_ROUNDS = 5;

/** How many play at tables of four or three, for how many rounds, and how the rounds are drawn. */
export function TablesPanel({
  tournament,
  session,
  entered,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** How many have entered. */
  readonly entered: number;
}) {
  const { t } = useTranslation();
  const [kept] = session.sections;
  const tables = kept?.tables;
  const [wanted, setChoosing] = useState<boolean>();
  const choosing = (wanted ?? !kept) && session.status === 'set-up';
  return (
    <Panel
      title={t('sheetsRoom.tables')}
      aside={
        kept && session.status === 'set-up' ? (
          <Button variant="default" onClick={() => setChoosing(!choosing)}>
            {t(choosing ? 'sheetsRoom.keepTables' : 'sheetsRoom.otherTables')}
          </Button>
        ) : undefined
      }
    >
      {choosing ? (
        <Planner
          tournament={tournament}
          session={session}
          entered={entered}
          onSet={() => setChoosing(false)}
        />
      ) : (
        kept &&
        tables && (
          <p>
            {[
              t('sheetsRoom.players', { count: session.contestants.length }),
              t('sheetsRoom.tablesCount', { count: session.tables.length }),
              t('sheetsRoom.roundsCount', { count: session.rounds }),
              t(`sheetsRoom.draw.${tables.draw}`),
              t(`sheetsRoom.wanted.${tables.wanted}`),
            ].join(' · ')}
          </p>
        )
      )}
    </Panel>
  );
}

function Planner({
  tournament,
  session,
  entered,
  onSet,
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
  readonly entered: number;
  readonly onSet: () => void;
}) {
  const { t } = useTranslation();
  const [kept] = session.sections;
  const [players, setPlayers] = useState<number>();
  const [rounds, setRounds] = useState(kept ? session.rounds : USUAL_ROUNDS);
  const [draw, setDraw] = useState<(typeof DRAWS)[number]>(kept?.tables?.draw ?? 'swiss');
  const [wanted, setWanted] = useState<(typeof WANTED)[number]>(kept?.tables?.wanted ?? 'fours');
  const form = useTournamentCommand(tournament, 'session.set-tables', onSet);
  const count = players ?? Math.max(3, entered);
  const meetings = meetingsOfFew(count, rounds, wanted);
  return (
    <>
      <div className={classes.fields}>
        <NumberField
          label={t('sheetsRoom.playersField')}
          value={count}
          least={3}
          most={400}
          onChange={setPlayers}
        />
        <NumberField
          label={t('sheetsRoom.roundsField')}
          value={rounds}
          least={1}
          most={50}
          onChange={setRounds}
        />
      </div>
      <Choice
        label={t('sheetsRoom.draw')}
        value={draw}
        options={DRAWS.map((value) => ({ value, label: t(`sheetsRoom.draw.${value}`) }))}
        onChange={setDraw}
      />
      <p className="muted">{t(`sheetsRoom.drawText.${draw}`)}</p>
      {draw === 'swiss' && meetings > 0 && (
        <p className="muted">{t('sheetsRoom.meetAgain', { rounds, meetings, others: count - 1 })}</p>
      )}
      <Choice
        label={t('sheetsRoom.wanted')}
        value={wanted}
        options={WANTED.map((value) => ({ value, label: t(`sheetsRoom.wanted.${value}`) }))}
        onChange={setWanted}
      />
      <ProblemNote problem={form.problem} />
      <div>
        <Button
          loading={form.pending}
          onClick={() => form.submit({ session: session.session, players: count, rounds, draw, wanted })}
        >
          {t('sheetsRoom.setTables')}
        </Button>
      </div>
    </>
  );
}
