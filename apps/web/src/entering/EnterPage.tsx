import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import { entryTermsQuery, newLinkToken } from '../api/entryRequests.js';
import { newCommandId } from '../api/idempotency.js';
import { tournamentQuery } from '../api/queries.js';
import type { Answer } from '../api/schemas.js';
import { Form } from '../kit/Form.js';
import { Page } from '../kit/Page.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { TextInput } from '../kit/TextInput.js';
import { useNow } from '../kit/useNow.js';
import { Waiting } from '../kit/Waiting.js';
import { CopyText } from '../parts/CopyText.js';
import { useSubmission } from '../parts/useSubmission.js';
import { useTimes } from '../parts/useTimes.js';
import classes from './Entering.module.css';
import { OwnRequest, type OwnRequestSeen } from './OwnRequest.js';

type TermsSeen = Answer<'/api/tournaments/{tournament}/entry-terms'>;
type Terms = NonNullable<TermsSeen['terms']>;

/** How many players an entry has: at least, and at most. */
const PLAYERS = { individual: [1, 1], pair: [2, 2], team: [4, 6] } as const;

/** Where players enter themselves. */
export default function EnterPage({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const { data: of } = useQuery(tournamentQuery(tournament));
  const { data, error, refetch } = useQuery(entryTermsQuery(tournament));
  const [entered, setEntered] = useState<{ readonly seen: OwnRequestSeen; readonly token: string }>();
  const closes = data?.terms?.closes ?? null;
  const now = useNow(closes !== null);
  if (error) return <QueryProblem problem={error} retry={() => refetch()} />;
  if (!data || !of) return <Waiting />;
  const { terms } = data;
  const isOver = closes !== null && now >= closes / 1000;
  return (
    <Page title={t('entering.title', { name: of.name })} narrow>
      {entered && (
        <>
          <OwnRequest seen={entered.seen} />
          <CopyText
            label={t('entering.link')}
            description={t('entering.linkText')}
            text={`${location.origin}/entry#${tournament}.${entered.token}`}
            action={t('link.copy')}
          />
        </>
      )}
      {!entered && !terms && <p>{t('entering.closed')}</p>}
      {!entered && isOver && <p>{t('entering.over')}</p>}
      {!entered && terms && !isOver && (
        <>
          <TermsShown seen={data} terms={terms} />
          <EnterForm
            tournament={tournament}
            as={terms.as}
            onDone={(seen, token) => setEntered({ seen, token })}
          />
        </>
      )}
    </Page>
  );
}

function TermsShown({
  seen: { taken, waiting },
  terms: { conditions, limit, closes, atOnce },
}: {
  readonly seen: TermsSeen;
  readonly terms: Terms;
}) {
  const { t } = useTranslation();
  const times = useTimes();
  const full = limit !== null && taken >= limit;
  return (
    <>
      {conditions !== '' && <p className={classes.conditions}>{conditions}</p>}
      {limit !== null && <p>{t('entering.places', { taken, limit })}</p>}
      {full && <p className="strong">{t('entering.full', { place: waiting + 1 })}</p>}
      {closes !== null && <p>{t('entering.until', { time: times.dayAndClock(closes) })}</p>}
      <p>{t(atOnce ? 'entering.atOnce' : 'entering.byStaff')}</p>
    </>
  );
}

function EnterForm({
  tournament,
  as,
  onDone,
}: {
  readonly tournament: string;
  readonly as: Terms['as'];
  readonly onDone: (seen: OwnRequestSeen, token: string) => void;
}) {
  const { t } = useTranslation();
  const [least, most] = PLAYERS[as];
  const [names, setNames] = useState<readonly string[]>(() => Array.from({ length: most }, () => ''));
  const [tried, setTried] = useState(false);
  // The same as long as it is sent again: the first answer may be lost.
  const [{ entry, token }] = useState(() => ({ entry: newCommandId(), token: newLinkToken() }));
  const { submit, pending, problem } = useSubmission(
    (players: readonly string[]) =>
      api.post('/api/tournaments/{tournament}/entry-requests', {
        params: { path: { tournament } },
        body: { entry, token, players: [...players] },
      }),
    (seen) => onDone(seen, token),
  );
  const isMissing = (index: number) => index < least && names[index]!.trim() === '';
  return (
    <Form
      action={t('entering.enter')}
      pending={pending}
      problem={problem}
      onSubmit={() => {
        setTried(true);
        if (!names.some((_, index) => isMissing(index))) submit(names.filter((name) => name.trim() !== ''));
      }}
    >
      {names.map((name, index) => (
        <TextInput
          // oxlint-disable-next-line react/no-array-index-key -- the fields stay in their places
          key={index}
          name={`player-${index + 1}`}
          label={labelOf(as, index)}
          value={name}
          maxLength={80}
          autoComplete="off"
          error={tried && isMissing(index) ? t('field.empty') : undefined}
          onChange={(typed) => setNames(names.with(index, typed))}
        />
      ))}
      <p className="muted">{t('entering.namesShown')}</p>
    </Form>
  );

  function labelOf(kind: Terms['as'], index: number): string {
    if (kind === 'team' && index === 0) return t('entering.captain');
    if (kind === 'individual') return t('entering.name');
    return t(index < least ? 'entering.player' : 'entering.playerOptional', { number: index + 1 });
  }
}
