import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ContestSeen } from '../../api/contestDocuments.js';
import { contestQuery, contestsQuery } from '../../api/contestQueries.js';
import type { SessionSeen } from '../../api/documents.js';
import type { EntrySeen } from '../../api/deskDocuments.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { Dialog } from '../../kit/Dialog.js';
import { Panel } from '../../kit/Panel.js';
import { Tick } from '../../kit/Tick.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';
import { captainText } from '../../play/captainText.js';
import { namesText } from '../../play/namesText.js';
import { seedsGoingOn } from '../../knockout/seeds.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { contestPath } from '../../play/paths.js';

interface EntrantsProps {
  readonly tournament: string;
  readonly session: SessionSeen;
  /** All that take part in the tournament. */
  readonly entries: readonly EntrySeen[];
}

/** Who plays in this session, where not everybody does: those who go on into a final, those of one day. */
export function EntrantsPanel({ tournament, session, entries }: EntrantsProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const { entrants } = session;
  const { data: contests = [] } = useQuery(contestsQuery(tournament));
  const title = contests.find(({ contest }) => contest === entrants?.contest)?.title;
  const chosen = new Set(entrants?.entries);
  const isTeams = entries.some(({ entry, captain }) => captain !== undefined && chosen.has(entry));
  const said = { count: entrants?.entries.length ?? 0, title: title ?? entrants?.contest ?? '' };
  return (
    <Panel title={t('entrants.title')}>
      {entrants === null && <p>{t('entrants.everybody')}</p>}
      {entrants !== null && (
        <p>
          {entrants.contest === null
            ? t(isTeams ? 'entrants.chosenTeams' : 'entrants.chosen', said)
            : t(isTeams ? 'entrants.fromTeams' : 'entrants.from', said)}
        </p>
      )}
      {session.status === 'set-up' && (
        <div className="row">
          <Button variant="default" onClick={() => setChoosing(true)}>
            {t('entrants.choose')}
          </Button>
        </div>
      )}
      {session.status === 'set-up' && (
        <ChangedSince tournament={tournament} session={session} entries={entries} />
      )}
      {choosing && (
        <ChooseEntrants
          tournament={tournament}
          session={session}
          entries={entries}
          onClose={() => setChoosing(false)}
        />
      )}
    </Panel>
  );
}

/** Says that others go on by now than when they were chosen: somebody has declined, a score was corrected. */
function ChangedSince({ tournament, session: { session, entrants, position }, entries }: EntrantsProps) {
  const { t } = useTranslation();
  const contest = entrants?.contest ?? undefined;
  const { data: standing } = useQuery({
    ...contestQuery(tournament, contest ?? ''),
    enabled: contest !== undefined,
  });
  const form = useTournamentCommand(tournament, 'session.choose-entrants', () => undefined);
  if (!standing || !entrants || contest === undefined) return null;
  const now = seedsGoingOn(standing, entries);
  const namesOf = (which: readonly string[]) =>
    entries.flatMap(({ entry, players }) => (which.includes(entry) ? [namesText(players)] : [])).join(', ');
  const come = namesOf(now.filter((entry) => !entrants.entries.includes(entry)));
  const gone = namesOf(entrants.entries.filter((entry) => !now.includes(entry)));
  const open = (standing.cut?.open ?? 0) > 0;
  if (come === '' && gone === '' && !open) return null;
  return (
    <div className="note" data-meaning="warn">
      {(come !== '' || gone !== '') && <p>{t('entrants.changed')}</p>}
      {come !== '' && <p>{t('entrants.alsoGoOn', { names: come })}</p>}
      {gone !== '' && <p>{t('entrants.goOnNoLonger', { names: gone })}</p>}
      {open ? (
        <StillTied tournament={tournament} contest={contest} />
      ) : (
        <Button
          variant="default"
          loading={form.pending}
          onClick={() =>
            form.submit({
              session,
              choice: goingOnFrom(standing),
              at: Math.min(position, standing.position),
            })
          }
        >
          {t('entrants.takeNow')}
        </Button>
      )}
      <ProblemNote problem={form.problem} />
    </div>
  );
}

/** Where it is decided who of those tied goes on. */
function StillTied({ tournament, contest }: { readonly tournament: string; readonly contest: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('entrants.tied')} <Link href={contestPath(tournament, contest)}>{t('combining.do.goingOn')}</Link>
    </p>
  );
}

/** Those who go on from a contest by its standing, as the command takes them. */
function goingOnFrom({ contest, entries }: ContestSeen) {
  const going = entries.filter(({ qualifies }) => qualifies === 'yes' || qualifies === 'decided');
  return { kind: 'going-on', contest, participants: going.flatMap(({ at }) => at.slice(-1)) } as const;
}

const EVERYBODY = 'everybody';
const SOME = 'some';

function ChooseEntrants({
  tournament,
  session: { session, entrants, position },
  entries,
  onClose,
}: EntrantsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: contests = [] } = useQuery(contestsQuery(tournament));
  const [which, setWhich] = useState(entrants === null ? EVERYBODY : (entrants.contest ?? SOME));
  const [some, setSome] = useState<ReadonlySet<string>>(new Set(entrants?.entries));
  const [tried, setTried] = useState(false);
  const [opened] = useState(position);
  const from = contests.some(({ contest }) => contest === which) ? which : undefined;
  const { data: standing } = useQuery({
    ...contestQuery(tournament, from ?? ''),
    enabled: from !== undefined,
  });
  const form = useTournamentCommand(tournament, 'session.choose-entrants', onClose, onClose);
  const going = (standing?.entries ?? []).filter(
    ({ qualifies }) => qualifies === 'yes' || qualifies === 'decided',
  );
  const open = (standing?.cut?.open ?? 0) > 0;
  const empty = from === undefined ? which === SOME && some.size === 0 : going.length === 0;
  const submit = () => {
    setTried(true);
    if (empty || open) return;
    if (which === EVERYBODY) form.submit({ session, choice: { kind: 'everybody' }, at: opened });
    else if (from === undefined)
      form.submit({ session, choice: { kind: 'entries', entries: [...some] }, at: opened });
    else
      form.submit({
        session,
        choice: goingOnFrom(standing!),
        at: Math.min(opened, standing!.position),
      });
  };
  return (
    <Dialog
      title={t('entrants.title')}
      action={t('players.save')}
      pending={form.pending}
      problem={form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('entrants.text')}</p>
      <Choice
        label={t('entrants.which')}
        value={which}
        options={[
          { value: EVERYBODY, label: t('entrants.everybody') },
          { value: SOME, label: t('entrants.some') },
          ...contests.map(({ contest, title }) => ({
            value: contest,
            label: t('entrants.goingOn', { title }),
          })),
        ]}
        onChange={setWhich}
      />
      {from === undefined && which === SOME && (
        <>
          {entries.map(({ entry, name, players, captain }) => (
            <Tick
              key={entry}
              label={
                captain === undefined
                  ? namesText(players)
                  : (name ?? t('teams.called', { captain: captainText({ captain, players }) }))
              }
              value={some.has(entry)}
              onChange={(checked) =>
                setSome(new Set([...some].filter((one) => one !== entry).concat(checked ? [entry] : [])))
              }
            />
          ))}
        </>
      )}
      {from !== undefined && standing && (
        <>
          {open && (
            <div role={tried ? 'alert' : undefined}>
              <StillTied tournament={tournament} contest={from} />
            </div>
          )}
          <ul>
            {going.map(({ key, players }) => (
              <li key={key}>{players.length > 0 ? namesText(players) : key}</li>
            ))}
          </ul>
        </>
      )}
      {from !== undefined && standing?.cut === null && (
        <p role={tried ? 'alert' : undefined}>{t('entrants.endsThere')}</p>
      )}
      {tried && empty && !open && standing?.cut !== null && <p role="alert">{t('entrants.nobody')}</p>}
    </Dialog>
  );
}
