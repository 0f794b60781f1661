import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { api } from '../api/client.js';
import { personalDataQuery } from '../api/installationQueries.js';
import type { PersonalData } from '../api/installationDocuments.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { useTimes } from '../parts/useTimes.js';
import { actorText } from '../messages/actorText.js';
import { shortened } from '../messages/shortened.js';
import { ConfirmedDialog } from './ConfirmedDialog.js';
import { PlayerRecord } from './PlayerRecord.js';
import classes from './Administration.module.css';
import { useInstallation } from './useInstallation.js';

/** What is known of somebody and where it stands, so that it is erased knowingly. */
export function PersonalDataPart({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const data = useQuery(personalDataQuery(id));
  const [erasing, setErasing] = useState(false);
  if (data.isError) return <QueryProblem problem={data.error} retry={() => data.refetch()} />;
  if (!data.data) return <Waiting />;
  const { known, erased } = data.data;
  return (
    <>
      {erased ? (
        <p className="note" data-meaning="good">
          {t('installation.data.erased')}
        </p>
      ) : (
        <Known
          data={data.data}
          action={
            <Button color="red" onClick={() => setErasing(true)}>
              {t('installation.data.erase')}
            </Button>
          }
        />
      )}
      {known.map(
        (each) => each.kind === 'player' && <PlayerRecord key={`${each.id} ${each.name}`} player={each} />,
      )}
      <Occurrences data={data.data} />
      {!erased && <Texts data={data.data} />}
      <RecordChanges data={data.data} />
      {erasing && (
        <ConfirmedDialog
          title={t('installation.data.eraseTitle', { name: known[0]?.name })}
          action={t('installation.data.erase')}
          ask={(body) =>
            api.post('/api/installation/personal-data/{somebody}/erase', {
              params: { path: { somebody: id } },
              body,
            })
          }
          onClose={() => setErasing(false)}
        >
          <p>{t('installation.data.goes')}</p>
          <p>{t('installation.data.stays', { word: t('person.noName') })}</p>
          <p>{t('installation.data.backups')}</p>
        </ConfirmedDialog>
      )}
    </>
  );
}

function Known({
  data: { known },
  action,
}: {
  readonly data: PersonalData;
  readonly action: React.ReactNode;
}) {
  const { t } = useTranslation();
  return known.map(({ kind, name, login, memberNumber, also, members = [] }, index) => (
    <Panel key={kind} title={t(`installation.data.${kind}`)} aside={index === 0 && action}>
      <dl className="grid gap-12 gap-x-24 fit-150">
        <div>
          <dt className="small muted">{t('installation.people.name')}</dt>
          <dd className="strong breaks">{name}</dd>
        </div>
        {login !== undefined && (
          <div>
            <dt className="small muted">{t('field.login')}</dt>
            <dd className="strong breaks">{login}</dd>
          </div>
        )}
        {memberNumber && (
          <div>
            <dt className="small muted">{t('installation.data.memberNumber')}</dt>
            <dd className="strong breaks number">{memberNumber}</dd>
          </div>
        )}
      </dl>
      {members.map(({ list, ...member }) => (
        <p key={list}>
          {t('installation.data.inList', { list })} {Object.values(member).filter(Boolean).join(' · ')}
        </p>
      ))}
      {also.map((each) => (
        <p key={each.id}>
          <Link href={`/installation/personal-data/${each.id}`}>
            {t(`installation.data.also.${each.kind}`, { name: each.name })}
          </Link>
        </p>
      ))}
    </Panel>
  ));
}

function Occurrences({ data: { tournaments } }: { readonly data: PersonalData }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('installation.data.where')}>
      {tournaments.length === 0 && <p>{t('installation.data.nowhere')}</p>}
      <ul className={`stack gap-0 list ${classes.rows}`}>
        {tournaments.map(({ tournament, name, called, roles, named, wrote }) => (
          <li key={tournament} className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
            <div className={`grow-200 shrinks breaks ${classes.what}`}>
              <Link href={`/tournaments/${tournament}`}>{name ?? shortened(tournament)}</Link>
              <p>
                {[
                  ...(called === null ? [] : [t('installation.data.called', { name: called })]),
                  ...roles.map((role) => t(`role.${role}`)),
                  ...(named > 0 ? [t('installation.data.named', { count: named })] : []),
                  ...(wrote > 0 ? [t('installation.data.wrote', { count: wrote })] : []),
                ].join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Who has changed the records, and has said which player an account is. */
function RecordChanges({ data: { changes } }: { readonly data: PersonalData }) {
  const { t, i18n } = useTranslation();
  const { dayAndClock } = useTimes();
  if (changes.length === 0) return null;
  const called = (somebody: (typeof changes)[number]['other']) => somebody?.name ?? t('person.noName');
  return (
    <Panel title={t('installation.data.changes')}>
      <ul className={`stack gap-0 list ${classes.rows}`}>
        {changes.map(({ line, kind, at, by, record, other }) => (
          <li key={line} className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
            <div className={`grow-200 shrinks breaks ${classes.what}`}>
              {t(`installation.data.change.${kind}`, { name: called(record), other: called(other) })}
              <p>
                {dayAndClock(at)} · {actorText(i18n, by, () => undefined)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Free texts are not found by an id: those with a word of the name are shown, and somebody decides. */
function Texts({ data: { texts } }: { readonly data: PersonalData }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('installation.data.texts')}>
      <p className="muted">
        {t(texts.length === 0 ? 'installation.data.noTexts' : 'installation.data.textsHint')}
      </p>
      <ul className={`stack gap-0 list ${classes.rows}`}>
        {texts.map((each) => (
          <NamingText key={`${each.tournament} ${each.text}`} naming={each} />
        ))}
      </ul>
    </Panel>
  );
}

function NamingText({ naming }: { readonly naming: PersonalData['texts'][number] }) {
  const { t } = useTranslation();
  const { tournament, name, text, content } = naming;
  const erase = useInstallation();
  return (
    <li className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
      <div className={`grow-200 shrinks breaks ${classes.what}`}>
        <blockquote className={classes.quote}>{content}</blockquote>
        <p>{name ?? shortened(tournament)}</p>
      </div>
      <Button
        variant="default"
        loading={erase.pending}
        onClick={() =>
          erase.submit({
            ask: () => api.post('/api/installation/texts/erase', { body: { tournament, text } }),
          })
        }
      >
        {t('installation.data.eraseText')}
      </Button>
      <ProblemNote problem={erase.problem} />
    </li>
  );
}
