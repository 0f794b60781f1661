import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'wouter';
import { sendFaultText, type Language } from '#words';
import { federationCheckQuery, SAID_OF_SESSION, type SaidOfSession } from '../api/deskQueries.js';
import { address } from '../api/journal.js';
import { sessionQuery, tournamentQuery } from '../api/queries.js';
import type { Answer } from '../api/schemas.js';
import { Button } from '../kit/Button.js';
import { Form } from '../kit/Form.js';
import { Page } from '../kit/Page.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { TextInput } from '../kit/TextInput.js';
import { Waiting } from '../kit/Waiting.js';
import { sessionPath, setUpPath } from '../play/paths.js';
import { ToBridgewebs } from './ToBridgewebs.js';

const SAID = 'said';

type Check = Answer<'/api/tournaments/{tournament}/sessions/{session}/federation-check'>;
type Fault = Check['faults'][number];

/** Before results go to the federation: what is missing, each with the place where it is put right, and the file. */
export default function SendPage({
  tournament,
  session,
}: {
  readonly tournament: string;
  readonly session: string;
}) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const said: SaidOfSession = Object.fromEntries(
    SAID_OF_SESSION.flatMap((name) => {
      const text = search.get(name);
      return text ? [[name, text]] : [];
    }),
  );
  const { data: of } = useQuery(tournamentQuery(tournament));
  const { data: me } = useQuery(sessionQuery);
  const check = useQuery({
    ...federationCheckQuery(tournament, session, said),
    placeholderData: keepPreviousData,
  });
  const path = `/api/tournaments/${tournament}/sessions/${session}/federation-file`;
  const name = of?.name ?? tournament;
  return (
    <Page title={t('send.title')} of={of?.name} help="results">
      <p className="muted">{t('send.what')}</p>
      {check.isError && <QueryProblem problem={check.error} retry={() => check.refetch()} />}
      {check.isPending && <Waiting />}
      {check.data && (
        <>
          <Faults seen={check.data} tournament={tournament} session={session} />
          <div>
            <Button
              component="a"
              href={address(path, said)}
              download={`${name} - ${t('session.name', { session })}.xml`}
            >
              {t('send.file')}
            </Button>
          </div>
        </>
      )}
      <Said said={said} pending={check.isPlaceholderData} onChange={(to) => setSearch({ ...to })} />
      {check.data && (
        <ToBridgewebs
          tournament={tournament}
          session={session}
          club={check.data.bridgewebs}
          administers={me?.person?.administers === true}
        />
      )}
    </Page>
  );
}

function Faults({
  seen: { faults, clubName, clubNumber, version, contestants },
  tournament,
  session,
}: {
  readonly seen: Check;
  readonly tournament: string;
  readonly session: string;
}) {
  const { t, i18n } = useTranslation();
  const { data: me } = useQuery(sessionQuery);
  const club = [clubName, clubNumber].filter(Boolean).join(', ') || t('send.clubNone');
  return (
    <Panel title={t('send.faults')}>
      <p>{t('send.club', { club, version, contestants })}</p>
      {faults.length === 0 ? (
        <p className="strong">{t('send.none')}</p>
      ) : (
        <ul className="list stack gap-4">
          {faults.map((fault, index) => {
            const place = placeOf(fault, tournament, session);
            const isServers = place?.startsWith('/installation') && !me?.person?.administers;
            const text = sendFaultText(fault, i18n.language as Language);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the list is always read as a whole
              <li key={index}>
                {text}{' '}
                {isServers ? (
                  <span className="muted">{t('send.administrator')}</span>
                ) : (
                  place && (
                    <Link href={place} aria-label={`${t('send.fix')}: ${text}`}>
                      {t('send.fix')}
                    </Link>
                  )
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** Where a fault is put right; nowhere for one of the file itself. */
function placeOf(fault: Fault, tournament: string, session: string): string | undefined {
  switch (fault.code) {
    case 'club.no-name':
      return '/installation/appearance';
    case 'club.no-number':
      return '/installation/sending';
    case 'charge.none':
    case 'points.no-band':
    case 'points.no-colour':
      return `#${SAID}`;
    case 'points.not-whole':
      return setUpPath(tournament, session);
    case 'player.no-name':
    case 'player.no-number':
    case 'player.same-number':
    case 'pair.not-two':
      return `/tournaments/${tournament}/entries`;
    case 'line.no-score':
      return `${sessionPath(tournament, session)}/board/${fault.board}`;
    case 'file.rule':
      return undefined;
    default:
      return fault satisfies never;
  }
}

/** What the file says of this session alone. It is kept in the address. */
function Said({
  said,
  pending,
  onChange,
}: {
  readonly said: SaidOfSession;
  readonly pending: boolean;
  readonly onChange: (said: Readonly<Record<string, string>>) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(said);
  const filled = Object.fromEntries(
    SAID_OF_SESSION.flatMap((name) => (typed[name]?.trim() ? [[name, typed[name].trim()]] : [])),
  );
  return (
    <section id={SAID} className="stack gap-12">
      <h2>{t('send.said')}</h2>
      <Form action={t('send.check')} variant="default" pending={pending} onSubmit={() => onChange(filled)}>
        <p className="muted">{t('send.saidHint')}</p>
        <div className="grid gap-12 fit-260">
          {SAID_OF_SESSION.map((name) => (
            <TextInput
              key={name}
              label={t(`send.${name}`)}
              value={typed[name] ?? ''}
              maxLength={name === 'charge' ? 2 : 80}
              onChange={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
        </div>
      </Form>
    </section>
  );
}
