import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BridgeResult, SideName } from '#tournament';
import { outcomeText } from '../messages/contractText.js';
import { outcomeHeard } from '../messages/contractText.js';
import { ResultSeen } from '../contract/ResultSeen.js';
import { CardSeen, Suit } from '../contract/Suit.js';
import { signed } from '../messages/fieldText.js';
import { opposite, scoreFor, scoreOf, type BoardNow } from '../offline/atTable.js';
import { afterTap, missingIn, NOTHING_ENTERED, resultOf, type Entry, type Level, type Tap } from './entry.js';
import { announce } from '../kit/announce.js';
import { Key, Keys } from '../kit/Keys.js';
import { LeadChoice } from './LeadChoice.js';
import classes from '../kit/Phone.module.css';
import { Button } from '../kit/Button.js';
import { Whole } from '../kit/Whole.js';
import { keepDraft, recallDraft, type DraftPlace } from '../parts/keptDraft.js';

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7];
const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
const DOUBLINGS = [
  { doubling: '', sign: '–', label: 'entry.undoubled' },
  { doubling: 'x', sign: '×', label: 'entry.doubled' },
  { doubling: 'xx', sign: '××', label: 'entry.redoubled' },
] as const;
const SEATS = ['N', 'E', 'S', 'W'] as const;
/** Undertricks with a key of their own; further ones go on from the last. */
const UNDER = [-2, -3, -4, -5, -6, -7];

/** A result by thumbs, on one screen: contract, declarer, tricks; the score is there before it is handed over. */
export function EntryForm({
  board,
  side,
  isOwn,
  kept,
  action,
  onSide,
  onEnter,
}: {
  readonly board: BoardNow;
  /** Where what is half entered is kept. */
  readonly kept: DraftPlace;
  readonly side: SideName;
  /** The phone is that side's own. */
  readonly isOwn: boolean;
  /** What handing it over does, where it is not entered. */
  readonly action?: string;
  readonly onSide: (side: SideName) => void;
  readonly onEnter: (result: BridgeResult) => void;
}) {
  const { t } = useTranslation();
  const { at, of } = kept;
  const [begun] = useState(() => afterTap(NOTHING_ENTERED, { tap: 'begin-with', result: board.result }));
  const [entry, tap] = useReducer(
    afterTap,
    begun,
    (before) => recallDraft<Entry>({ at, of }, NOTHING_ENTERED) ?? before,
  );
  useEffect(() => {
    if (entry !== begun) keepDraft({ at, of }, entry);
  }, [at, of, entry, begun]);
  const whole = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const result = resultOf(entry);
  const missing = missingIn(entry);
  const incomplete = t('entry.incomplete', {
    parts: missing.map((part) => t(`entry.part.${part}`)).join(', '),
  });
  const handOver = () => {
    if (result) {
      keepDraft(kept, undefined);
      onEnter(result);
      return;
    }
    setTried(true);
    announce(incomplete);
    whole.current?.querySelector<HTMLElement>(`[data-part="${missing[0]}"] button`)?.focus();
  };
  const seenFrom = isOwn ? side : 'NS';
  return (
    <div ref={whole} className={`stack shrinks ${classes.entry}`}>
      <ContractKeys entry={entry} tap={tap} />
      <div className="stack shrinks">
        <Keys label={t('entry.declarer')} part="declarer">
          {SEATS.map((seat) => (
            <Key
              key={seat}
              pressed={entry.declarer === seat}
              label={t(`contract.seatName.${seat}`)}
              onTap={() => tap({ tap: 'declarer', declarer: seat })}
            >
              {t(`contract.seat.${seat}`)}
            </Key>
          ))}
          <LeadKey entry={entry} tap={tap} />
        </Keys>
        <TricksKeys entry={entry} tap={tap} />
      </div>
      <div className={`${classes.card} ${classes.send}`}>
        <div className="fills" data-incomplete={!result || undefined} aria-live="polite">
          {result ? (
            <>
              <div className={classes.made}>
                <ResultSeen result={result} />
              </div>
              <span className="muted number">
                {t('entry.score', {
                  side: t(`contract.side.${seenFrom}`),
                  score: signed(scoreFor(seenFrom, scoreOf(result, board.board))),
                })}
              </span>
            </>
          ) : (
            <span className={tried ? 'strong warn' : 'muted'}>{incomplete}</span>
          )}
        </div>
        <Button onClick={handOver}>
          {action ??
            (isOwn || (board.late && !board.here)
              ? t('entry.lateEnter')
              : t('entry.handOver', { side: t(`contract.side.${opposite(side)}`) }))}
        </Button>
      </div>
      {!isOwn && (
        <Keys label={t('entry.enteredBy')}>
          {(['NS', 'EW'] as const).map((each) => (
            <Key key={each} size="small" pressed={each === side} onTap={() => onSide(each)}>
              <Whole text={t(`contract.sideName.${each}`)} />
            </Key>
          ))}
        </Keys>
      )}
    </div>
  );
}

interface PartProps {
  readonly entry: Entry;
  readonly tap: (tap: Tap) => void;
}

function ContractKeys({ entry, tap }: PartProps) {
  const { t } = useTranslation();
  return (
    <div className="stack shrinks">
      <Keys label={t('entry.contract')} alike={7} part="contract">
        {LEVELS.map((level) => (
          <Key
            key={level}
            size="big"
            pressed={entry.level === level}
            onTap={() => tap({ tap: 'level', level })}
          >
            {level}
          </Key>
        ))}
      </Keys>
      <Keys label={t('entry.strain')} labelHidden part="strain">
        {STRAINS.map((strain) => (
          <Key
            key={strain}
            size="big"
            pressed={entry.strain === strain}
            onTap={() => tap({ tap: 'strain', strain })}
          >
            <Suit strain={strain} />
          </Key>
        ))}
      </Keys>
      <Keys label={t('entry.doubling')} labelHidden>
        {DOUBLINGS.map(({ doubling, sign, label }) => (
          <Key
            key={doubling}
            pressed={!entry.passedOut && entry.doubling === doubling}
            label={t(label)}
            onTap={() => tap({ tap: 'doubling', doubling })}
          >
            {sign}
          </Key>
        ))}
        <Key size="wide" pressed={entry.passedOut} onTap={() => tap({ tap: 'passed-out' })}>
          {t('contract.passedOut')}
        </Key>
      </Keys>
    </div>
  );
}

function LeadKey({ entry, tap }: PartProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Key size="wide" onTap={() => setChoosing(true)}>
        {entry.lead === undefined ? (
          t('entry.lead')
        ) : (
          <>
            <span className="visually-hidden">{t('entry.lead')}</span> <CardSeen card={entry.lead} />
          </>
        )}
      </Key>
      {choosing && (
        <LeadChoice
          chosen={entry.lead}
          onChoose={(lead) => {
            tap({ tap: 'lead', lead });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

function TricksKeys({ entry, tap }: PartProps) {
  const { t } = useTranslation();
  const { over, level } = entry;
  const said = over !== undefined && level !== undefined;
  const beyond = over !== undefined && over < UNDER.at(-1)!;
  const above = over !== undefined && over > 1;
  /** A key that counts on says first what it has come to. */
  const counted = (isHere: boolean, key: 'entry.fewer' | 'entry.more') =>
    isHere && over !== undefined ? `${outcomeHeard(t, over)}: ${t(key)}` : t(key);
  return (
    <>
      <Keys
        label={t('entry.tricks')}
        part="tricks"
        aside={
          said && (
            <span className="muted number">
              <span aria-hidden="true">{outcomeText(level, level + 6 + over)} · </span>
              <span className="visually-hidden">{outcomeHeard(t, over)}, </span>
              {t('entry.won', { count: level + 6 + over })}
            </span>
          )
        }
      >
        <Key
          pressed={beyond || undefined}
          label={counted(beyond, 'entry.fewer')}
          onTap={() => tap({ tap: 'fewer' })}
        >
          {beyond ? signed(over) : '−'}
        </Key>
        {[-1, 0, 1].map((value) => (
          <Key
            key={value}
            pressed={over === value}
            label={outcomeHeard(t, value)}
            onTap={() => tap({ tap: 'over', over: value })}
          >
            {value === 0 ? '=' : signed(value)}
          </Key>
        ))}
        <Key
          pressed={above || undefined}
          label={counted(above, 'entry.more')}
          onTap={() => tap({ tap: 'more' })}
        >
          {above ? signed(over) : '+'}
        </Key>
      </Keys>
      <Keys label={t('entry.under')} labelHidden alike={6}>
        {UNDER.map((value) => (
          <Key
            key={value}
            pressed={over === value}
            label={outcomeHeard(t, value)}
            onTap={() => tap({ tap: 'over', over: value })}
          >
            {signed(value)}
          </Key>
        ))}
      </Keys>
    </>
  );
}
