import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { entryRequestsQuery, entryTermsQuery } from '../../api/entryRequests.js';
import { sessionQuery } from '../../api/queries.js';
import type { Answer, Commands } from '../../api/schemas.js';
import type { Tournament } from '../../api/types.js';
import { venueMoment, venueText } from '../../browser/venueZone.js';
import { AtOnceButton } from '../../form/AtOnceButton.js';
import { FormDialog } from '../../form/FormDialog.js';
import { useCommandForm } from '../../form/useCommandForm.js';
import { Button } from '../../kit/Button.js';
import { Choice } from '../../kit/Choice.js';
import { NumberField } from '../../kit/NumberField.js';
import { Panel } from '../../kit/Panel.js';
import { Pill } from '../../kit/Pill.js';
import { TextArea } from '../../kit/TextArea.js';
import { TextInput } from '../../kit/TextInput.js';
import { CopyText } from '../../parts/CopyText.js';
import { enterPath } from '../../play/paths.js';
import { namesText } from '../../play/namesText.js';

type Terms = NonNullable<Commands['entries.let-players-in']['terms']>;
type Request = Answer<'/api/tournaments/{tournament}/entry-requests'>['requests'][number];

const STANDINGS = ['placed', 'waiting', 'declined'] as const;

/** Players who enter themselves: on which terms, and what is to be done about what they have entered. */
export default function PlayersEnter({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const { id } = tournament;
  const { data: seen } = useQuery(entryTermsQuery(id));
  const { data: asked } = useQuery(entryRequestsQuery(id));
  const [asking, setAsking] = useState(false);
  const { data: session } = useQuery(sessionQuery);
  if (!seen || !asked) return null;
  const { terms, taken } = seen;
  return (
    <Panel
      title={t('entering.desk')}
      aside={
        <span className="row">
          <Pill meaning={terms ? 'live' : 'plain'}>{t(terms ? 'entering.on' : 'entering.off')}</Pill>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t(terms ? 'entering.change' : 'entering.letIn')}
          </Button>
          {terms && (
            <AtOnceButton
              tournament={id}
              command="entries.let-players-in"
              body={{ terms: null }}
              action={t('entering.stop')}
            />
          )}
        </span>
      }
    >
      {terms && terms.limit !== null && <p>{t('entering.places', { taken, limit: terms.limit })}</p>}
      {terms && (
        <CopyText
          label={t('entering.address')}
          {...(tournament.status === 'draft' && { description: t('entering.draft') })}
          text={`${session?.address.base ?? location.origin}${enterPath(id)}`}
          action={t('link.copy')}
        />
      )}
      {STANDINGS.map((standing) => (
        <Requests
          key={standing}
          tournament={id}
          standing={standing}
          requests={asked.requests.filter((one) => one.standing === standing)}
        />
      ))}
      {asking && <TermsDialog tournament={id} terms={asked.terms} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function Requests({
  tournament,
  standing,
  requests,
}: {
  readonly tournament: string;
  readonly standing: (typeof STANDINGS)[number];
  readonly requests: readonly Request[];
}) {
  const { t } = useTranslation();
  if (requests.length === 0) return null;
  return (
    <section className="stack gap-4">
      <h3 className="capital">{t(`entering.standing.${standing}`)}</h3>
      <ol className="list">
        {requests.map(({ entry, players }, index) => (
          <li key={entry} className="row gap-x-12 line-above pad-y-8">
            <span className="grow-200 shrinks strong breaks">
              {standing === 'waiting' && `${index + 1}. `}
              {namesText(players)}
            </span>
            <span className="row">
              <AtOnceButton
                tournament={tournament}
                command="entries.confirm-request"
                body={{ entry }}
                action={t('entering.confirm')}
              />
              {standing === 'waiting' && index > 0 && (
                <AtOnceButton
                  tournament={tournament}
                  command="entries.put-request-first"
                  body={{ entry }}
                  action={t('entering.putFirst')}
                />
              )}
              {standing !== 'declined' && (
                <AtOnceButton
                  tournament={tournament}
                  command="entries.decline-request"
                  body={{ entry }}
                  action={t('entering.decline')}
                />
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const FIRST: Terms = { as: 'pair', limit: null, closes: null, conditions: '', atOnce: false };

function TermsDialog({
  tournament,
  terms,
  onClose,
}: {
  readonly tournament: string;
  readonly terms: Terms | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { as, limit, closes, conditions, atOnce } = terms ?? FIRST;
  const form = useCommandForm<
    'entries.let-players-in',
    object,
    {
      as: Terms['as'];
      limit: number | undefined;
      closes: string;
      conditions: string;
      confirmed: string;
    }
  >({
    tournament,
    command: 'entries.let-players-in',
    start: {
      as,
      limit: limit ?? undefined,
      closes: closes === null ? '' : venueText(closes / 1000),
      conditions,
      confirmed: atOnce ? 'at-once' : 'by-staff',
    },
    keptAs: 'terms',
    body: ({ closes: until, confirmed, limit: most = null, ...said }) => ({
      terms: {
        ...said,
        limit: most,
        closes: until === '' ? null : venueMoment(until) * 1000,
        atOnce: confirmed === 'at-once',
      },
    }),
    onDone: onClose,
  });
  const { values, set } = form;
  return (
    <FormDialog form={form} title={t('entering.desk')} action={t('session.save')} onClose={onClose}>
      <Choice
        label={t('entering.as')}
        value={values.as}
        options={(['pair', 'team', 'individual'] as const).map((value) => ({
          value,
          label: t(`entering.as.${value}`),
        }))}
        onChange={(value) => set({ as: value })}
      />
      <NumberField
        label={t('entering.limit')}
        value={values.limit}
        least={1}
        most={9_999}
        onChange={(value) => set({ limit: value })}
        onEmpty={() => set({ limit: undefined })}
      />
      <TextInput
        type="datetime-local"
        label={t('entering.closes')}
        value={values.closes}
        onChange={(value) => set({ closes: value })}
      />
      <TextArea
        label={t('entering.conditions')}
        rows={4}
        maxLength={2_000}
        value={values.conditions}
        onChange={(value) => set({ conditions: value })}
      />
      <Choice
        label={t('entering.confirmed')}
        value={values.confirmed}
        options={(['by-staff', 'at-once'] as const).map((value) => ({
          value,
          label: t(`entering.confirmed.${value}`),
        }))}
        onChange={(value) => set({ confirmed: value })}
      />
    </FormDialog>
  );
}
