import { useTranslation } from 'react-i18next';
import { Suit } from '../contract/Suit.js';
import type { Call } from '#bridge';

/** A call as it is written: 1♠, a pass, ×, ××. */
export function CallText({ call }: { readonly call: Call }) {
  const { t } = useTranslation();
  if (call === 'pass') return <span className="muted">{t('replay.pass')}</span>;
  if (call === 'x' || call === 'xx')
    return (
      <span>
        <span aria-hidden="true">{call === 'x' ? '×' : '××'}</span>
        <span className="visually-hidden">{t(`replay.${call}`)}</span>
      </span>
    );
  return (
    <span>
      {call[0]}
      <Suit strain={call.slice(1) as 'NT'} />
    </span>
  );
}
