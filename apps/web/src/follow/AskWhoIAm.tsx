import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import type { SessionSeen } from '../api/documents.js';
import { Button } from '../kit/Button.js';
import { recall, remember } from '../browser/memory.js';
import { Panel } from '../kit/Panel.js';
import { followedFrom, thisIsMe } from './followed.js';
import { useFollowed } from './useFollowed.js';

const ASKED = 'tirage.asked-who';

/** Asks anyone who comes by the code on a QR slip, once, whether the slip is their own. */
export function AskWhoIAm({
  tournament,
  session,
  contestant,
}: {
  readonly tournament: { readonly id: string; readonly name: string };
  readonly session: SessionSeen;
  readonly contestant: string;
}) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const here = `${tournament.id} ${session.session} ${contestant}`;
  const [asked, setAsked] = useState(() => recall(ASKED) === here);
  const isKnown = useFollowed().some(({ tournament: id, me }) => me && id === tournament.id);
  if (!search.has('slip') || asked || isKnown) return null;
  const answered = () => {
    remember(ASKED, here);
    setAsked(true);
  };
  return (
    <Panel title={t('follow.ask')}>
      <p>{t('follow.askText')}</p>
      <div className="row">
        <Button
          onClick={() => {
            thisIsMe(followedFrom(tournament, session, contestant));
            answered();
          }}
        >
          {t('follow.thisIsMe')}
        </Button>
        <Button variant="default" onClick={answered}>
          {t('follow.notMe')}
        </Button>
      </div>
    </Panel>
  );
}
