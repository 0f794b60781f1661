import { TextInput } from '../../kit/TextInput.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { possibleCalls, type Call } from '#bridge';
import { SEATS } from '#cards';
import { Suit } from '../../contract/Suit.js';
import { Button } from '../../kit/Button.js';
import { Tick } from '../../kit/Tick.js';
import { CallText } from '../../replay/CallText.js';
import { Key, Keys } from '../../kit/Keys.js';
import { withCall, withLastCall, type KnownOfPlay, type RecordDraft } from './recordDraft.js';

const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
const OTHERS = ['pass', 'x', 'xx'] as const;

/** The calls one after the other: a level, then a strain; only what the Laws allow can be tapped. */
export function AuctionKeys({
  draft,
  known: { dealer },
  onChange,
}: {
  readonly draft: RecordDraft;
  readonly known: Pick<KnownOfPlay, 'dealer'>;
  readonly onChange: (draft: RecordDraft) => void;
}) {
  const { t } = useTranslation();
  const [level, setLevel] = useState<number>();
  const { calls } = draft;
  const possible = new Set<Call>(
    possibleCalls(
      calls.map(({ call }) => call),
      dealer,
    ),
  );
  const seat = SEATS[(SEATS.indexOf(dealer) + calls.length) % 4]!;
  const last = calls.at(-1);
  const call = (made: Call) => {
    setLevel(undefined);
    onChange(withCall(draft, made));
  };
  return (
    <div className="stack">
      {possible.size > 0 ? (
        <>
          <p aria-live="polite">{t('recording.toCall', { seat: t(`contract.seatName.${seat}`) })}</p>
          <Keys label={t('recording.level')} labelHidden>
            {LEVELS.map((each) => (
              <Key
                key={each}
                pressed={each === level}
                disabled={!STRAINS.some((strain) => possible.has(`${each}${strain}`))}
                onTap={() => setLevel(each)}
              >
                {each}
              </Key>
            ))}
          </Keys>
          <Keys label={t('recording.strain')} labelHidden>
            {STRAINS.map((strain) => {
              const bid = level !== undefined && (`${level}${strain}` as Call);
              return (
                <Key key={strain} disabled={!bid || !possible.has(bid)} onTap={() => bid && call(bid)}>
                  <Suit strain={strain} />
                </Key>
              );
            })}
          </Keys>
          <Keys label={t('recording.otherCalls')} labelHidden>
            {OTHERS.map((other) => (
              <Key
                key={other}
                size={other === 'pass' ? 'wide' : undefined}
                disabled={!possible.has(other)}
                onTap={() => call(other)}
              >
                {other === 'pass' ? t('replay.pass') : <CallText call={other} />}
              </Key>
            ))}
          </Keys>
        </>
      ) : (
        <p>{t('recording.auctionOver')}</p>
      )}
      {last && (
        <>
          <Tick
            label={t('recording.alerted')}
            value={last.alert === true}
            onChange={(alert) =>
              onChange(
                withLastCall(draft, ({ call: made }) => ({
                  call: made,
                  ...(alert && { alert: true as const }),
                })),
              )
            }
          />
          {last.alert && (
            <TextInput
              label={t('recording.explanation')}
              value={last.explanation ?? ''}
              maxLength={200}
              onChange={(value) =>
                onChange(
                  withLastCall(draft, ({ call: made }) => ({
                    call: made,
                    alert: true,
                    ...(value !== '' && { explanation: value }),
                  })),
                )
              }
            />
          )}
          <Button variant="default" onClick={() => onChange({ ...draft, calls: calls.slice(0, -1) })}>
            {t('recording.undoCall')}
          </Button>
        </>
      )}
    </div>
  );
}
