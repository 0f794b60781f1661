import { useTranslation } from 'react-i18next';
import { levelOf, type AuctionCall, type Denomination } from '#preferans';
import { DenominationSeen } from './DealSeen.js';

/** A call as players say it: a pass, `6♣`, `6♣ held`. */
export function CallSeen({ call: { call, hold, blind } }: { readonly call: AuctionCall }) {
  const { t } = useTranslation();
  const isBid = call !== 'pass' && call !== 'misere' && call !== 'talon';
  return (
    <span>
      {call === 'misere' && t('sheetTable.misere')}
      {(call === 'pass' || call === 'talon') && t(`sheetTable.call.${call}`)}
      {isBid && (
        <>
          {levelOf(call)}
          <DenominationSeen denomination={call.slice(`${levelOf(call)}`.length) as Denomination} />
        </>
      )}
      {hold && ` ${t('sheetTable.call.hold')}`}
      {blind && ` ${t('sheetTable.call.blind')}`}
    </span>
  );
}
