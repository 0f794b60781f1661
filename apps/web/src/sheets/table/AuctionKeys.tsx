import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuctionCall, Bid } from '#preferans';
import { Key, Keys } from '../../kit/Keys.js';
import tableClasses from '../../kit/Phone.module.css';
import { faultText, ruleText } from '../words.js';
import { CallSeen } from './CallSeen.js';
import classes from './DealForm.module.css';
import { auctionStand, bidsOpen, callFault } from './draft.js';
import type { PartProps } from './PartProps.js';

/** How many steps of the ladder are offered at first: nobody jumps (3.3.8). */
const NEAR = 5;

/** The auction call by call; one that cannot be is not taken, and it is said by which rule. */
export function AuctionKeys({ draft, sheet, tap, shortOf }: PartProps) {
  const { t, i18n } = useTranslation();
  const [blind, setBlind] = useState(false);
  const [all, showAll] = useState(false);
  const [refused, refuse] = useState<AuctionCall>();
  const { settings } = sheet;
  const stand = auctionStand(draft, sheet);
  const turn = stand?.outcome === 'open' ? stand.turn : undefined;
  const highest = stand?.outcome === 'open' ? stand.highest : null;
  const bids = bidsOpen(draft, sheet);
  const mayHold =
    turn !== undefined &&
    highest !== null &&
    highest !== 'misere' &&
    !callFault(draft, { seat: turn, call: highest, hold: true }, sheet);
  const call = (what: AuctionCall['call'], hold = false) => {
    if (turn === undefined) return;
    const made = { seat: turn, call: what, ...(hold && { hold: true as const }), ...(blind && { blind }) };
    refuse(callFault(draft, made, sheet) && made);
    tap({ tap: 'call', call: made });
    showAll(false);
    setBlind(false);
  };
  const why = refused && callFault(draft, refused, sheet);
  return (
    <section className={tableClasses.card} aria-label={t('sheetTable.auction')}>
      <ol className="row gap-4 gap-x-12 stretch list normal" aria-label={t('sheetTable.auction')}>
        {draft.auction.map((one, at) => (
          // Calls have no names, and their order is theirs.
          <li key={at}>
            <span className="muted">{shortOf(one.seat)}</span> <CallSeen call={one} />
          </li>
        ))}
        {turn !== undefined && (
          <li>
            <strong>{shortOf(turn)}</strong> …
          </li>
        )}
      </ol>
      {turn !== undefined && (
        <>
          <Keys label={t('sheetTable.callsOf', { name: shortOf(turn) })} labelHidden>
            <Key size="small" onTap={() => call('pass')}>
              {t('sheetTable.call.pass')}
            </Key>
            {mayHold && (
              <Key size="small" onTap={() => call(highest, true)}>
                {t('sheetTable.call.held')}
              </Key>
            )}
            <Key size="small" onTap={() => call('misere')}>
              {t('sheetTable.misere')}
            </Key>
            {settings.silentTalon && (
              <Key size="small" onTap={() => call('talon')}>
                {t('sheetTable.call.talon')}
              </Key>
            )}
            {settings.blindBids && (
              <Key size="small" pressed={blind} onTap={() => setBlind(!blind)}>
                {t('sheetTable.mark.blind')}
              </Key>
            )}
          </Keys>
          <Keys label={t('sheetTable.steps')} labelHidden>
            <div className={classes.steps}>
              {bids.slice(0, all ? undefined : NEAR).map((bid: Bid) => (
                <Key key={bid} size="small" onTap={() => call(bid)}>
                  <CallSeen call={{ seat: turn, call: bid }} />
                </Key>
              ))}
              {!all && bids.length > NEAR && (
                <Key size="small" label={t('sheetTable.moreSteps')} onTap={() => showAll(true)}>
                  …
                </Key>
              )}
            </div>
          </Keys>
        </>
      )}
      {why && refused && (
        <p className="shrinks strong warn" role="alert">
          {shortOf(refused.seat)}: {faultText(i18n, why.fault)}{' '}
          <span>({t('sheets.rule', { rule: ruleText(i18n, why.rule) })})</span>
        </p>
      )}
      {draft.auction.length > 0 && (
        <Keys label={t('sheetTable.takeBackCall')} labelHidden>
          <Key
            size="small"
            onTap={() => {
              refuse(undefined);
              tap({ tap: 'take-back-call' });
            }}
          >
            {t('sheetTable.takeBackCall')}
          </Key>
        </Keys>
      )}
    </section>
  );
}
