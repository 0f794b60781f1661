import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dealsQuery } from '../../api/dealQueries.js';
import type { BoardSetSeen } from '../../api/boardSets.js';
import type { Tournament } from '../../api/types.js';
import { directs } from '../../play/roles.js';
import { GiveValueDialog } from '../GiveValueDialog.js';
import { describe, sessionText } from '../SquareDealPublished.js';
import { PromiseSquareDealDialog } from './PromiseSquareDealDialog.js';
import { SquareDealKeysDialog } from './SquareDealKeysDialog.js';
import { Button } from '../../kit/Button.js';

type Asked = 'promise' | 'value' | 'keys';

/** Deals that were made by SquareDeal: its SQD before there are any, its delayed value, and its keys once play is over. */
export function SquareDealOfSet({
  tournament,
  of: { set, boards },
}: {
  readonly tournament: Tournament;
  readonly of: BoardSetSeen;
}) {
  const { t } = useTranslation();
  const { data: deals } = useQuery(dealsQuery(tournament.id, set));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const open = tournament.status !== 'archived';
  const { squareDeal = null } = deals ?? {};
  const valued = squareDeal !== null && describe(squareDeal.sqd).delayedValue !== undefined;
  const untouched = boards.every(({ status, promised }) => status === 'none' && promised === null);
  const promised = boards.filter(
    ({ board }) => squareDeal && squareDeal.boards.first <= board && board <= squareDeal.boards.last,
  );
  const isOpen = promised.some(({ status }) => status === 'revealed');
  const isImported = promised.every(({ status }) => status !== 'none');
  const next = isImported ? 'squaredeal.keysNext' : valued ? 'squaredeal.bringNext' : 'squaredeal.valueNext';
  const actions: readonly (readonly [Asked, boolean])[] = [
    ['promise', squareDeal === null && untouched],
    ['value', squareDeal !== null && !valued],
    ['keys', valued && squareDeal.sqk === null && isOpen && directs(tournament)],
  ];
  const offered = actions.filter(([, possible]) => possible && open && deals !== undefined);
  if (squareDeal === null && offered.length === 0) return null;
  return (
    <div className="stack pad-top-8">
      {squareDeal !== null && (
        <p>
          {t('squaredeal.ofSet', {
            first: squareDeal.boards.first,
            last: squareDeal.boards.last,
            session: sessionText(squareDeal),
          })}{' '}
          {t(squareDeal.sqk === null ? next : 'squaredeal.keysOpen')}
        </p>
      )}
      {offered.length > 0 && (
        <div className="row">
          {offered.map(([action]) => (
            <Button key={action} variant="default" onClick={() => setAsked(action)}>
              {t(`squaredeal.action.${action}`)}
            </Button>
          ))}
        </div>
      )}
      {asked === 'promise' && (
        <PromiseSquareDealDialog tournament={tournament.id} set={set} onClose={close} />
      )}
      {asked === 'value' && squareDeal && (
        <GiveValueDialog
          tournament={tournament.id}
          command="deal-set.find-squaredeal-value"
          of={{ set }}
          announced={<strong>{describe(squareDeal.sqd).delayedInformation}</strong>}
          onClose={close}
        />
      )}
      {asked === 'keys' && <SquareDealKeysDialog tournament={tournament.id} set={set} onClose={close} />}
    </div>
  );
}
