import { Select } from '../../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SessionSeen } from '../../api/documents.js';
import type { MatchesSeen } from '../../api/matchDocuments.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { matchesQuery } from '../../api/sessionQueries.js';
import { contestantText } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { Held } from '../../kit/Held.js';
import { Panel } from '../../kit/Panel.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { Tick } from '../../kit/Tick.js';
import { seatsDrawnPath } from '../../play/paths.js';
import { AskCommand } from '../../form/AskCommand.js';
import { ApartChoice, apartWanted, NOBODY_APART } from '../set-up/ApartChoice.js';
import { PlacesByHand } from '../set-up/PlacesByHand.js';
import setUp from '../set-up/SetUp.module.css';
import { useStepVariant } from '../set-up/steps.js';
import { useEntriesSeenAt } from '../../play/useEntriesSeenAt.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { captainText } from '../../play/captainText.js';
import { playsTeams } from '../../play/playsTeams.js';

interface NumbersProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** The teams that take part. */
  readonly entries: readonly EntrySeen[];
}

/** Which team has which number: drawn, or given by hand. */
export function NumbersPanel(props: NumbersProps) {
  const { t } = useTranslation();
  const { tournament, session } = props;
  const set = playsTeams(session);
  const { data } = useQuery({ ...matchesQuery(tournament, session.session), enabled: set });
  return (
    <Panel title={t('teams.numbers')}>
      {!set && <p className="muted">{t('draw.movementFirst')}</p>}
      {set && data && <Numbers {...props} seen={data} />}
    </Panel>
  );
}

function Numbers({ tournament, session, entries, seen }: NumbersProps & { readonly seen: MatchesSeen }) {
  const { t } = useTranslation();
  const variant = useStepVariant('seats');
  const at = useEntriesSeenAt(tournament);
  const draw = useTournamentCommand(tournament, 'session.draw-teams', () => undefined);
  const seat = useTournamentCommand(tournament, 'session.seat-team', () => undefined);
  const [seeded, setSeeded] = useState(false);
  const [apart, setApart] = useState(NOBODY_APART);
  const seeds = entries.filter(({ forDraws }) => forDraws && forDraws.seed !== null).length;
  const taken = new Set(seen.teams.map(({ entry }) => entry));
  const numbered = seen.teams.filter(({ entry }) => entry !== null).length;
  const [asking, setAsking] = useState(false);
  // In a knockout the bracket gives them.
  const open = session.status === 'set-up' && entries.length > 0 && session.knockout === null;
  const wanted = {
    session: session.session,
    at,
    ...(seeded && seeds > 0 && { seeded }),
    ...apartWanted(apart, session),
  };
  return (
    <>
      {session.knockout !== null && <p className="muted">{t('teams.numbersOfBracket')}</p>}
      {open && (
        <>
          <Held pending={draw.pending}>
            {seeds > 0 && (
              <Tick
                label={t('teams.seeded', { count: seeds })}
                description={t('teams.seededText')}
                value={seeded}
                onChange={setSeeded}
              />
            )}
            <ApartChoice session={session} entries={entries} of="teams" value={apart} onChange={setApart} />
          </Held>
          <div>
            <Button
              variant={variant}
              sends
              loading={draw.pending}
              onClick={() => (numbered > 0 ? setAsking(true) : draw.submit(wanted))}
            >
              {t('teams.draw')}
            </Button>
            {asking && (
              <AskCommand
                tournament={tournament}
                command="session.draw-teams"
                body={() => wanted}
                title={t('teams.drawReplacesTitle')}
                text={t('teams.drawReplaces', { count: numbered })}
                action={t('teams.draw')}
                onClose={() => setAsking(false)}
              />
            )}
          </div>
        </>
      )}
      {session.draw && (
        <p className="fingers">
          <Link href={seatsDrawnPath(tournament, session.session)}>{t('drawn.link')}</Link>
        </p>
      )}
      <ProblemNote problem={draw.problem ?? seat.problem} />
      {open ? (
        <PlacesByHand
          tournament={tournament}
          session={session}
          entries={entries}
          seats={seen.teams.map(({ team, entry }) => ({ contestant: team, entry }))}
          at={seen.position}
          of="teams"
        />
      ) : (
        <ul className="grid gap-4 gap-x-24 columns-260 list" aria-label={t('teams.numbers')}>
          {seen.teams.map(({ team, entry }) => {
            const number = contestantText(team, { section: session.sections.length > 1 });
            return (
              <li key={team} className={`bar gap-12 target line-above ${setUp.seat}`}>
                <span>{number}</span>
                <Select
                  aria-label={t('teams.numberOf', { team: number })}
                  value={entry ?? ''}
                  disabled={seat.pending || session.status === 'closed' || session.knockout !== null}
                  data={[
                    { value: '', label: t('draw.nobody') },
                    ...entries
                      .filter((one) => one.entry === entry || !taken.has(one.entry))
                      .map((one) => ({ value: one.entry, label: captainText(one) })),
                  ]}
                  onChange={(value) =>
                    seat.submit({
                      session: session.session,
                      team,
                      entry: value === '' ? null : value,
                      at: seen.position,
                    })
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
