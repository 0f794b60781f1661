import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  captainQuery,
  type CaptainSeen,
  type RoundOfCaptain,
  type SessionOfCaptain,
} from '../api/captainQueries.js';
import { api } from '../api/client.js';
import { sendCommand } from '../api/commands.js';
import { contestantText } from '../messages/fieldText.js';
import { Button } from '../kit/Button.js';
import { Dialog } from '../kit/Dialog.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { useSubmission } from '../parts/useSubmission.js';
import { LineUpFields } from './LineUpFields.js';
import { seatsAsEntered, type Seats } from './seats.js';

interface OfTeamProps {
  readonly tournament: string;
  readonly seen: CaptainSeen;
}

/** The rounds for which a captain hands in who plays, and what has been shown of them. */
export function LineUpsOfCaptain({ tournament, seen }: OfTeamProps) {
  const { t } = useTranslation();
  const rounds = seen.sessions.flatMap((session) => session.rounds.map((round) => ({ session, round })));
  return (
    <>
      <p>{t('captain.text')}</p>
      {rounds.length === 0 && <p className="muted">{t('captain.nothing')}</p>}
      {rounds.map(({ session, round }) => (
        <Round
          key={`${session.session} ${session.team} ${round.round}`}
          tournament={tournament}
          seen={seen}
          session={session}
          round={round}
        />
      ))}
    </>
  );
}

const numberText = (team: string) => contestantText(team, { section: false });

function Round({
  tournament,
  seen,
  session,
  round,
}: OfTeamProps & { readonly session: SessionOfCaptain; readonly round: RoundOfCaptain }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const name = (person: string) => seen.players.find((one) => one.person === person)?.name ?? '?';
  const own = round.lineUp ?? round.asBefore;
  const mayHandIn = round.state === 'open' || round.state === 'handed-in';
  const against = round.against
    .map(({ team, name: called, captain }) =>
      [numberText(team), called ?? captain?.name].filter(Boolean).join(' '),
    )
    .join(', ');
  return (
    <Panel
      title={t('captain.round', { session: session.session, round: round.round })}
      aside={
        <Pill meaning={round.state === 'open' ? 'warn' : round.state === 'closed' ? 'plain' : 'good'}>
          {t(`captain.state.${round.state}`)}
        </Pill>
      }
    >
      <p>{t('captain.against', { teams: against })}</p>
      {own && (
        <p>
          {t(round.lineUp ? 'captain.own' : 'captain.asBefore')}{' '}
          <strong>
            {t('captain.lineUp', { N: name(own.N), S: name(own.S), E: name(own.E), W: name(own.W) })}
          </strong>
        </p>
      )}
      {round.shown.map(({ team, lineUp: { N, E, S, W } }) => (
        <p key={team}>
          {t('captain.theirs', { team: numberText(team) })}{' '}
          <strong>
            {t('captain.lineUp', { N: N.name ?? '?', S: S.name ?? '?', E: E.name ?? '?', W: W.name ?? '?' })}
          </strong>
        </p>
      ))}
      {mayHandIn && (
        <div>
          <Button
            variant={round.state === 'open' ? 'filled' : 'default'}
            onClick={() => setAsking(true)}
            aria-label={t('captain.handInLabel', { round: round.round })}
          >
            {t(round.state === 'open' ? 'captain.handIn' : 'captain.change')}
          </Button>
        </div>
      )}
      {asking && (
        <HandIn
          tournament={tournament}
          seen={seen}
          session={session}
          round={round}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}

function HandIn({
  tournament,
  seen,
  session: { session, team },
  round,
  onClose,
}: OfTeamProps & {
  readonly session: SessionOfCaptain;
  readonly round: RoundOfCaptain;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [seats, setSeats] = useState<Seats>(
    () => round.lineUp ?? round.asBefore ?? seatsAsEntered(seen.players),
  );
  const form = useSubmission(
    (lineUp: Seats, commandId) =>
      sendCommand(
        tournament,
        'session.hand-in-line-up',
        { session, team, round: round.round, lineUp },
        commandId,
      ),
    async ({ position }) => {
      await api.get('/api/tournaments/{tournament}/captain', {
        params: { path: { tournament }, query: { after: position } },
      });
      await client.invalidateQueries({ queryKey: captainQuery(tournament).queryKey });
      onClose();
    },
  );
  return (
    <Dialog
      title={t('captain.handInTitle', { round: round.round })}
      action={t('captain.handIn')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={() => form.submit(seats)}
      onClose={onClose}
    >
      <LineUpFields players={seen.players} seats={seats} onChange={setSeats} />
    </Dialog>
  );
}
