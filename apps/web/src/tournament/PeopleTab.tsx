import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleQuery } from '../api/queries.js';
import type { PersonInTournament, Tournament } from '../api/types.js';
import { personText } from '../messages/personText.js';
import { NotFound } from '../kit/NotFound.js';
import { Button } from '../kit/Button.js';
import { Panel } from '../kit/Panel.js';
import { QueryProblem } from '../kit/QueryProblem.js';
import { Waiting } from '../kit/Waiting.js';
import { Invite } from './Invite.js';
import { OpenInvitations } from './OpenInvitations.js';
import { PlaysAs } from './PlaysAs.js';
import { RevokeRole } from './RevokeRole.js';
import { directs, organises } from '../play/roles.js';

/** Who holds which role, and how to bring in another. */
export default function PeopleTab({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation();
  const people = useQuery({ ...peopleQuery(tournament.id), enabled: directs(tournament) });
  if (!directs(tournament)) return <NotFound />;
  return (
    <>
      {organises(tournament) && tournament.status !== 'archived' && <Invite tournament={tournament.id} />}
      {organises(tournament) && <OpenInvitations tournament={tournament.id} />}
      <Panel title={t('people.title')}>
        {people.isPending && <Waiting />}
        {people.isError && <QueryProblem problem={people.error} retry={() => people.refetch()} />}
        {people.data && <People tournament={tournament} people={people.data} />}
      </Panel>
    </>
  );
}

/** A person by name, or by the beginning of the id when the account is gone. */
function nameOf(entry: PersonInTournament | undefined): string {
  return personText({ person: entry?.person, name: entry?.name });
}

/** The holders by their names, each with the roles that they hold. */
function byPerson(people: readonly PersonInTournament[]): (readonly PersonInTournament[])[] {
  const held = new Map<string, PersonInTournament[]>();
  for (const entry of people) held.set(entry.person, [...(held.get(entry.person) ?? []), entry]);
  return [...held.values()].sort((a, b) => nameOf(a[0]).localeCompare(nameOf(b[0])));
}

function People({
  tournament,
  people,
}: {
  readonly tournament: Tournament;
  readonly people: readonly PersonInTournament[];
}) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState<PersonInTournament>();
  return (
    <>
      <ul className="list">
        {byPerson(people).map((roles) => (
          <li key={roles[0]?.person} className="row gap-4 gap-x-16 top between line-above pad-y-8">
            <span className="grow-200 shrinks pad-top-12 strong breaks">{nameOf(roles[0])}</span>
            <ul className="stack grow-200 list">
              {roles.map((entry) => (
                <li key={entry.role} className="bar gap-12 between">
                  {t(`role.${entry.role}`)}
                  {organises(tournament) && (
                    <Button
                      variant="default"
                      aria-label={t('revoke.label', { name: nameOf(entry), role: t(`role.${entry.role}`) })}
                      onClick={() => setLeaving(entry)}
                    >
                      {t('revoke.button')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {roles[0] && <PlaysAs tournament={tournament} holder={roles[0]} />}
          </li>
        ))}
      </ul>
      {leaving && (
        <RevokeRole
          tournament={tournament}
          holder={leaving}
          name={nameOf(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
