import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api/client.js';
import type { MemberFound } from '../api/deskDocuments.js';
import type { MemberListSeen } from '../api/installationDocuments.js';
import { memberListsQuery, membersFoundQuery } from '../api/installationQueries.js';
import { Button } from '../kit/Button.js';
import { Dialog } from '../kit/Dialog.js';
import { Panel } from '../kit/Panel.js';
import { ProblemNote } from '../kit/ProblemNote.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { TextInput } from '../kit/TextInput.js';
import { Tick } from '../kit/Tick.js';
import { Waiting } from '../kit/Waiting.js';
import { useTimes } from '../parts/useTimes.js';
import classes from './Administration.module.css';
import { ReadMembers } from './ReadMembers.js';
import { useInstallation } from './useInstallation.js';

/** The lists of members that clubs and federations hand out: read, read again, looked through. */
export function MembersPart() {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  const lists = useQuery(memberListsQuery);
  const [reading, setReading] = useState<{ readonly list: MemberListSeen | undefined }>();
  const [removing, setRemoving] = useState<MemberListSeen>();
  return (
    <>
      <Panel
        title={t('installation.members.title')}
        aside={
          <Button onClick={() => setReading({ list: undefined })}>{t('installation.members.read')}</Button>
        }
      >
        <p className="muted">{t('installation.members.text')}</p>
        {lists.isError && <QueryProblem problem={lists.error} retry={() => lists.refetch()} />}
        {lists.isPending && <Waiting />}
        {lists.data?.length === 0 && <p className="muted">{t('installation.members.none')}</p>}
        <ul className={`stack gap-0 list ${classes.rows}`}>
          {lists.data?.map((list) => (
            <li key={list.id} className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
              <div className={`grow-200 shrinks breaks ${classes.what}`}>
                <strong>{list.name}</strong>
                <p className="number">
                  {[
                    t('installation.members.count', { number: list.members }),
                    list.missing > 0 && t('installation.members.change.missing', { number: list.missing }),
                    t('installation.members.readAt', { time: dayAndClock(list.readAt) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <Agreed list={list} />
              </div>
              <span className="row">
                <Button
                  variant="default"
                  aria-label={t('installation.members.againLabel', { name: list.name })}
                  onClick={() => setReading({ list })}
                >
                  {t('installation.members.again')}
                </Button>
                <Button
                  variant="default"
                  aria-label={t('installation.members.removeLabel', { name: list.name })}
                  onClick={() => setRemoving(list)}
                >
                  {t('installation.members.remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      {lists.data && lists.data.length > 0 && <FindMembers />}
      {reading && <ReadMembers list={reading.list} onClose={() => setReading(undefined)} />}
      {removing && (
        <Gone
          name={removing.name}
          text={t('installation.members.removeText')}
          ask={() =>
            api.delete('/api/installation/member-lists/{list}', { params: { path: { list: removing.id } } })
          }
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

/** Whether the members of a list agreed to mail. */
function Agreed({ list: { id, name, mailed } }: { readonly list: MemberListSeen }) {
  const { t } = useTranslation();
  const { submit, problem } = useInstallation();
  return (
    <>
      <Tick
        label={t('installation.members.mailed')}
        spoken={t('installation.members.mailedLabel', { name })}
        value={mailed}
        onChange={(isAgreed) =>
          submit({
            ask: () =>
              api.put('/api/installation/member-lists/{list}/mailed', {
                params: { path: { list: id } },
                body: { mailed: isAgreed },
              }),
          })
        }
      />
      <ProblemNote problem={problem} />
    </>
  );
}

function FindMembers() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [erasing, setErasing] = useState<MemberFound>();
  const found = useQuery({ ...membersFoundQuery(search), placeholderData: keepPreviousData });
  return (
    <Panel title={t('installation.members.find')}>
      <TextInput
        label={t('installation.search')}
        description={t('installation.members.findHint')}
        type="search"
        value={search}
        onChange={setSearch}
      />
      {found.isError && <QueryProblem problem={found.error} retry={() => found.refetch()} />}
      {search.trim() !== '' && found.data?.length === 0 && (
        <p className="muted">{t('installation.members.nobody')}</p>
      )}
      <ul className={`stack gap-0 list ${classes.rows}`}>
        {search.trim() !== '' &&
          found.data?.map((member) => (
            <li key={member.id} className={`row gap-x-16 between line-above pad-y-8 ${classes.row}`}>
              <div className={`grow-200 shrinks breaks ${classes.what}`}>
                <strong>{member.name}</strong>
                <p className="number">
                  {[
                    member.number,
                    member.club,
                    member.rank,
                    member.handicap,
                    member.list,
                    member.missing && t('installation.members.gone'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Button
                variant="default"
                aria-label={t('installation.members.removeLabel', { name: member.name })}
                onClick={() => setErasing(member)}
              >
                {t('installation.members.remove')}
              </Button>
            </li>
          ))}
      </ul>
      {erasing && (
        <Gone
          name={erasing.name}
          text={t('installation.members.eraseText')}
          ask={() =>
            api.delete('/api/installation/member-lists/members/{member}', {
              params: { path: { member: erasing.id } },
            })
          }
          onClose={() => setErasing(undefined)}
        />
      )}
    </Panel>
  );
}

/** Asks once more before a list or a member is deleted for good. */
function Gone({
  name,
  text,
  ask,
  onClose,
}: {
  readonly name: string;
  readonly text: string;
  readonly ask: () => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { submit, pending, problem } = useInstallation();
  return (
    <Dialog
      title={t('installation.members.removeLabel', { name })}
      action={t('installation.members.remove')}
      grave
      pending={pending}
      problem={problem}
      onSubmit={() => submit({ ask, onDone: onClose })}
      onClose={onClose}
    >
      <p>{text}</p>
    </Dialog>
  );
}
