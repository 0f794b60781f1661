import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { captainsQuery, type CaptainListed } from '../api/captainQueries.js';
import { api } from '../api/client.js';
import type { TeamSeen } from '../api/matchDocuments.js';
import { Button } from '../kit/Button.js';
import { dateOf } from '../parts/instants.js';
import { LinkToHandOver } from '../parts/LinkToHandOver.js';
import { Panel } from '../kit/Panel.js';
import { Pill } from '../kit/Pill.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import classes from './Teams.module.css';
import { teamText } from '../play/teamText.js';

interface CaptainLinksProps {
  readonly tournament: string;
  readonly teams: readonly TeamSeen[];
}

/** The links by which captains hand in their line-ups themselves. */
export function CaptainLinks({ tournament, teams }: CaptainLinksProps) {
  const { t } = useTranslation();
  const { data } = useQuery(captainsQuery(tournament));
  const seated = teams.filter(({ entry }) => entry !== null);
  if (seated.length === 0) return null;
  const linkOf = (entry: string | null) =>
    data?.find(
      (one) => one.entry === entry && one.revokedAt === null && dateOf(one.expiresAt).getTime() > Date.now(),
    );
  return (
    <Panel title={t('teams.captains')}>
      <p>{t('teams.captainsText')}</p>
      <ul className="stack gap-4 list">
        {seated.map((team) => (
          <CaptainLink
            key={team.team}
            tournament={tournament}
            entry={team.entry!}
            name={teamText(team.team, teams)}
            link={linkOf(team.entry)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function CaptainLink({
  tournament,
  entry,
  name,
  link,
}: {
  readonly tournament: string;
  readonly entry: string;
  readonly name: string;
  readonly link: CaptainListed | undefined;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [made, setMade] = useState<{ readonly id: string; readonly link: string }>();
  const readAnew = () => client.invalidateQueries({ queryKey: captainsQuery(tournament).queryKey });
  const make = useSubmission(
    () =>
      api.post('/api/tournaments/{tournament}/captains', {
        params: { path: { tournament } },
        body: { entry },
      }),
    async (answer) => {
      setMade(answer);
      await readAnew();
    },
  );
  const revoke = useSubmission(
    (id: string) =>
      api.delete('/api/tournaments/{tournament}/captains/{captain}', {
        params: { path: { tournament, captain: id } },
      }),
    readAnew,
  );
  const state = link ? (link.enteredAt === null ? 'made' : 'entered') : 'none';
  return (
    <li className={`row gap-x-12 target line-above pad-y-4 ${classes.line}`}>
      <span>{name}</span>
      <Pill meaning={state === 'entered' ? 'good' : 'plain'}>{t(`teams.captainState.${state}`)}</Pill>
      <Button
        variant="default"
        loading={make.pending}
        aria-label={t(link ? 'teams.captainLinkAgainLabel' : 'teams.captainLinkLabel', { team: name })}
        onClick={() => make.submit(undefined)}
      >
        {t(link ? 'teams.captainLinkAgain' : 'teams.captainLink')}
      </Button>
      {link && (
        <Button
          variant="default"
          loading={revoke.pending}
          aria-label={t('teams.captainRevokeLabel', { team: name })}
          onClick={() => revoke.submit(link.id)}
        >
          {t('teams.captainRevoke')}
        </Button>
      )}
      <ProblemNote problem={make.problem ?? revoke.problem} />
      {made && made.id === link?.id && (
        <div className={classes.whole}>
          <LinkToHandOver link={made.link} label={t('teams.captainLinkOf', { team: name })} />
        </div>
      )}
    </li>
  );
}
