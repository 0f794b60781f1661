import { useEffect, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { SessionSeen } from '../api/documents.js';
import { announce } from '../kit/announce.js';
import { Contestant } from '../play/Contestant.js';
import { playsTeams } from '../play/playsTeams.js';
import { Calls } from './CallDirector.js';
import { roundHere } from './roundHere.js';
import classes from '../kit/Phone.module.css';

/** Whose phone it is: it goes with them; of a team it stays with the side, whoever of the team plays there. */
export function PairOfPhone({ pair, session }: { readonly pair: string; readonly session: SessionSeen }) {
  const { t } = useTranslation();
  return (
    <p className={`tiny muted ${classes.responsible}`}>
      <Contestant session={session} contestant={pair} />
      {playsTeams(session) && <> · {t('entry.forTeam')}</>}
    </p>
  );
}

/** The pair of the phone is not at a table: others still play where it goes next, or it sits out. It may call from there. */
export function PairAway({
  table,
  session,
  pair,
  unsent,
  outbox,
}: Pick<ComponentProps<typeof Calls>, 'table' | 'unsent' | 'outbox'> & {
  readonly session: SessionSeen;
  readonly pair: string;
}) {
  const { t } = useTranslation();
  const goesHere = roundHere(table, session, pair);
  const round = Math.max(1, goesHere ?? table.called);
  const text = goesHere === undefined ? t('entry.awaySitOut') : t('entry.away', { table: table.table });
  useEffect(() => announce(text), [text]);
  return (
    <>
      <section className={classes.card} data-primary>
        <p>{text}</p>
      </section>
      {table.status === 'running' && (
        <Calls table={table} boards={[]} unsent={unsent} outbox={outbox} away={{ pair, round }} />
      )}
    </>
  );
}
