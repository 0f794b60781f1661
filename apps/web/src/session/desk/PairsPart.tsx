import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ContestantSeen, PlayerSeen } from '../../api/documents.js';
import { entriesQuery, deskQuery, withoutNumberQuery } from '../../api/deskQueries.js';
import { classText } from '../../messages/classText.js';
import { roundsText } from '../../messages/fieldText.js';
import { lawText, penaltyText } from '../../messages/rulingText.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { gameParts } from '../../play/gameParts.js';
import { playsTeams } from '../../play/playsTeams.js';
import { calledIn } from '../../play/calledParts.js';
import entries from '../entries/Entries.module.css';
import { namesText } from '../../play/namesText.js';
import { WithdrawRuling } from '../../rulings/WithdrawRuling.js';
import { lineUpsPath } from '../../play/paths.js';
import { useCorrecting } from '../../play/useCorrecting.js';
import { ClassifyContestant } from '../classes/ClassDialog.js';
import { isPlain } from '../../play/classDraft.js';
import { Admit, Leave, NamePlayers, SeatEntry, Substitute } from './PairDialogs.js';
import classes from './Desk.module.css';
import type { DeskPartProps } from './DeskPartProps.js';
import { AdjustMissed, GivePenalty } from './RulingDialogs.js';
import { absenceAhead, comesIn, missedBy } from '../../play/absences.js';
import { isAway } from '../../play/schedule.js';
import { calledShort } from '../../play/contestants.js';

type Doing = 'class' | 'names' | 'entry' | 'substitute' | 'leave' | 'stay' | 'admit' | 'missed' | 'penalty';

const NOBODY: ReadonlySet<string> = new Set();

/** What may be done about a pair, as the session and the pair stand. */
function doingsFor(
  session: DeskPartProps['session'],
  { contestant, players }: ContestantSeen,
  {
    mayDirect,
    archived,
    rulable,
  }: { readonly mayDirect: boolean; readonly archived: boolean; readonly rulable: boolean },
): Doing[] {
  if (archived) return [];
  // What somebody is penalised by, or has missed, is written on sheets where there are any.
  const { boards } = gameParts(session.game);
  if (session.status === 'closed')
    return mayDirect ? ['names', 'class', ...(boards && rulable ? (['penalty'] as const) : [])] : ['names'];
  const running = session.status === 'running';
  const away = isAway(session, contestant, Math.max(1, calledIn(session, contestant)));
  const doings: Doing[] = running ? ['names'] : [];
  if (!mayDirect) return doings;
  const missed = boards && running && missedBy(session, contestant).length > 0 ? (['missed'] as const) : [];
  if (away) {
    // Who comes new in a round to come has no place before it.
    const comes = comesIn(session, contestant, Math.max(1, calledIn(session, contestant))) !== undefined;
    const isNew = comes && missedBy(session, contestant).length === 0;
    return [...(isNew ? [] : (['admit'] as const)), ...doings, ...missed, 'entry'];
  }
  if (running && players.length > 0) doings.push('substitute');
  return [
    ...doings,
    absenceAhead(session, contestant, calledIn(session, contestant)) ? 'stay' : 'leave',
    ...(players.length === 0 ? (['entry'] as const) : []),
    'class',
    ...missed,
    ...(boards && running ? (['penalty'] as const) : []),
  ];
}

/** The pairs of a session: names, who came late, who has left, who sits in, who was penalised. */
export default function PairsPart({ tournament, session, mayDirect }: DeskPartProps) {
  const { t } = useTranslation();
  const playing = session.contestants.flatMap(playersNow).flatMap(({ person }) => person ?? []);
  const { data: numberless = NOBODY } = useQuery({
    ...withoutNumberQuery(tournament.id, [...new Set(playing)]),
    enabled: mayDirect && playing.length > 0,
  });
  return (
    <>
      <Panel title={t('room.pairs')}>
        {mayDirect && playsTeams(session) && (
          <p>
            {t('room.teamsElsewhere')}{' '}
            <Link href={lineUpsPath(tournament.id, session.session)}>{t('teams.lineUps')}</Link>
          </p>
        )}
        <p className="muted">{t('room.pairsText')}</p>
        {numberless.size > 0 && <p>{t('room.withoutNumber', { count: numberless.size })}</p>}
        <ul className="list">
          {session.contestants.map((contestant) => (
            <Pair
              key={contestant.contestant}
              tournament={tournament}
              session={session}
              contestant={contestant}
              mayDirect={mayDirect}
              numberless={numberless}
            />
          ))}
        </ul>
      </Panel>
      {mayDirect && session.status !== 'set-up' && <Penalties tournament={tournament.id} session={session} />}
    </>
  );
}

function Pair({
  tournament,
  session,
  contestant,
  mayDirect,
  numberless,
}: {
  readonly tournament: DeskPartProps['tournament'];
  readonly session: DeskPartProps['session'];
  readonly contestant: ContestantSeen;
  readonly mayDirect: boolean;
  /** The players without a member number. */
  readonly numberless: ReadonlySet<string>;
}) {
  const { t, i18n } = useTranslation();
  const [doing, setDoing] = useState<Doing>();
  const { contestant: name, players, substitutions } = contestant;
  const called = calledShort(session, name);
  const away = isAway(session, name, Math.max(1, calledIn(session, name)));
  const comes = comesIn(session, name, Math.max(1, calledIn(session, name)));
  const leaves = absenceAhead(session, name, Math.max(1, calledIn(session, name)));
  const archived = tournament.status === 'archived';
  const rulable = useCorrecting(tournament.id, session).rulings !== 'over';
  const without = playersNow(contestant).filter(({ person }) => person && numberless.has(person));
  const close = () => setDoing(undefined);
  const parts = { tournament: tournament.id, session, contestant, called, onClose: close };
  const { data } = useQuery({ ...entriesQuery(tournament.id), enabled: doing === 'entry' });
  const { data: desk } = useQuery(deskQuery(tournament.id, session.session));
  const penalties = (desk?.penalties ?? []).filter(
    ({ contestant: whose, counts }) => whose === name && counts,
  );
  return (
    <li className={`row gap-4 gap-x-12 line-above pad-y-8 ${entries.entry}`}>
      <strong className={classes.where}>{called}</strong>
      <span className={`grow-200 shrinks strong breaks ${entries.names}`}>
        {players.length > 0 ? namesText(players) : <span className="muted">{t('draw.nobody')}</span>}
        {substitutions.map(({ seat, player, fromRound, toRound }) => (
          <div key={`${seat} ${fromRound} ${player.person}`} className="small light number muted">
            {t('room.sitsIn', {
              names: playerText(player),
              seat,
              count: toRound - fromRound + 1,
              rounds: roundsText(fromRound, toRound),
            })}
          </div>
        ))}
      </span>
      {without.length > 0 && <Pill meaning="warn">{t('room.noNumber', { names: namesText(without) })}</Pill>}
      {!isPlain(contestant.class) && <span className="muted">{classText(i18n, contestant.class)}</span>}
      {away && (
        <Pill meaning="warn">
          {comes === undefined ? t('room.away') : t('room.comesIn', { round: comes })}
        </Pill>
      )}
      {!away && leaves && <Pill meaning="warn">{t('room.awayFrom', { round: leaves.fromRound })}</Pill>}
      {penalties.map(({ ruling, amount }) => (
        <Pill key={ruling} meaning="warn">
          {t('standings.penalty')}: {penaltyText(i18n, amount)}
        </Pill>
      ))}
      <span className="row">
        {doingsFor(session, contestant, { mayDirect, archived, rulable }).map((each) => (
          <Button
            key={each}
            variant="default"
            aria-label={t('room.doLabel', { what: t(`room.do.${each}`), pair: called })}
            onClick={() => setDoing(each)}
          >
            {t(`room.do.${each}`)}
          </Button>
        ))}
      </span>
      {doing === 'names' && <NamePlayers {...parts} />}
      {doing === 'entry' && data && <SeatEntry {...parts} entries={data.entries} />}
      {doing === 'class' && <ClassifyContestant {...parts} />}
      {doing === 'substitute' && <Substitute {...parts} />}
      {doing === 'leave' && <Leave {...parts} />}
      {(doing === 'admit' || doing === 'stay') && <Admit {...parts} />}
      {doing === 'missed' && <AdjustMissed {...parts} contestant={name} />}
      {doing === 'penalty' && <GivePenalty {...parts} contestant={name} />}
    </li>
  );
}

/** All who play as a pair, those who sit in too. */
function playersNow({ players, substitutions }: ContestantSeen): readonly PlayerSeen[] {
  return [...players, ...substitutions.map(({ player }) => player)];
}

function playerText(player: PlayerSeen): string {
  return namesText([player]);
}

/** The penalties in force, each with a button to withdraw it. */
function Penalties({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: DeskPartProps['session'];
}) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(deskQuery(tournament, session.session));
  const [leaving, setLeaving] = useState<string>();
  const { rulings } = useCorrecting(tournament, session);
  const given = data?.penalties ?? [];
  if (given.length === 0) return null;
  return (
    <Panel title={t('ruling.penalties')}>
      <ul className="list">
        {given.map(({ ruling, contestant, amount, law, counts }) => (
          <li key={ruling} className={`row gap-4 gap-x-12 line-above pad-y-8 ${entries.entry}`}>
            <strong className={classes.where}>{calledShort(session, contestant)}</strong>
            <span className={`grow-200 shrinks strong breaks ${entries.names}`}>
              {penaltyText(i18n, amount)} ({lawText(law)}){' '}
              {!counts && <Pill meaning="warn">{t('ruling.countsNot')}</Pill>}
            </span>
            {rulings !== 'over' && (
              <Button variant="default" onClick={() => setLeaving(ruling)}>
                {t('ruling.withdrawPenalty')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving !== undefined && (
        <WithdrawRuling
          tournament={tournament}
          session={session.session}
          ruling={leaving}
          title={t('ruling.withdrawPenaltyTitle')}
          action={t('ruling.withdrawPenalty')}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Panel>
  );
}
