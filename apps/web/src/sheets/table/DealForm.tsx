import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DEAL_FAULTS,
  DENOMINATIONS,
  GAME_LEVELS,
  handsOf,
  isPoolClosed,
  judgeDeal,
  placeIn,
  sittingOut,
  type DealRecord,
  type Sheet,
} from '#preferans';
import type { SheetLine } from '#tournament';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import { keepDraft, recallDraft, type DraftPlace } from '../../parts/keptDraft.js';
import { Key, Keys } from '../../kit/Keys.js';
import tableClasses from '../../kit/Phone.module.css';
import { DealSeen, DenominationSeen } from './DealSeen.js';
import { EntriesSeen } from './EntriesSeen.js';
import type { PlayerAt } from '../playersAt.js';
import { faultText, ruleText } from '../words.js';
import type { AtSheet } from './AtSheet.js';
import { AuctionKeys } from './AuctionKeys.js';
import { BesidesKeys } from './BesidesKeys.js';
import classes from './DealForm.module.css';
import { afterTap, emptyDraft, missingIn, recordOf, type Draft, type Tap } from './draft.js';
import { entriesSeen } from './seenEntries.js';
import type { PartProps } from './PartProps.js';
import { RectificationsSeen } from './RectificationsSeen.js';
import { StandOfSeries } from './StandOfSeries.js';
import { TalonKeys } from './TalonKeys.js';
import { TalonOfAllPass } from './TalonOfAllPass.js';
import { TricksSteppers } from './TricksSteppers.js';
import { WhistKeys } from './WhistKeys.js';
import { WhoDealt } from './WhoDealt.js';

/** The next deal by thumbs: who deals, what was played, who whists, tricks, and what it writes. */
export function DealForm({
  at,
  players,
  writer,
  kept,
  onWriter,
  onRecord,
}: {
  readonly at: AtSheet;
  /** Where a deal that is half entered is kept. */
  readonly kept: DraftPlace;
  readonly players: readonly PlayerAt[];
  readonly writer: PlayerAt;
  readonly onWriter: () => void;
  readonly onRecord: (what: SheetLine) => void;
}) {
  const { t } = useTranslation();
  const { sheet, lines, deals, board } = at;
  const [isVoid, askVoid] = useState(false);
  const last = lines.at(-1);
  const number = sheet.deals + 1;
  return (
    <>
      <Seats sheet={sheet} players={players} />
      <StandOfSeries sheet={sheet} />
      {last?.what.kind === 'deal' && (
        <p className="tiny muted">
          {t('sheetTable.lastDeal')} <DealSeen record={last.what.record} players={players} />
        </p>
      )}
      <DealFields
        dealsItself={board === undefined}
        sheet={sheet}
        players={players}
        draft={emptyDraft(sheet)}
        kept={kept}
        action={
          board !== undefined
            ? t('sheetBoards.record', { board })
            : deals === null
              ? t('sheetTable.record', { number })
              : t('sheetTable.recordOf', { number, deals })
        }
        onRecord={(record) => onRecord({ kind: 'deal', record })}
      />
      <div className={`row gap-x-12 tiny muted ${classes.writes}`}>
        <span>{t('sheetTable.writes', { name: writer.name })}</span>
        <Button variant="default" onClick={onWriter}>
          {t('sheetTable.otherWrites')}
        </Button>
        {/* That a board is not played is the judge's to say: others play it. */}
        {board === undefined && (
          <Button variant="default" onClick={() => askVoid(true)}>
            {t('sheetTable.void')}
          </Button>
        )}
      </div>
      {isVoid && (
        <Dialog
          title={t('sheetTable.voidTitle')}
          action={t('sheetTable.voidAction')}
          pending={false}
          problem={undefined}
          onSubmit={() => {
            askVoid(false);
            onRecord({ kind: 'void' });
          }}
          onClose={() => askVoid(false)}
        >
          <p>{t('sheetTable.voidText')}</p>
        </Dialog>
      )}
    </>
  );
}

/** Whose deal it is, who has the first hand, and who sits out on the talon. */
function Seats({ sheet, players }: { readonly sheet: Sheet; readonly players: readonly PlayerAt[] }) {
  const { t } = useTranslation();
  const [first] = handsOf(sheet.dealer, sheet.players);
  return (
    <ul className={classes.seats} aria-label={t('sheetTable.whoSits')}>
      {players.map(({ seat, name }) => (
        <li className="shrinks" key={seat} data-deals={seat === sheet.dealer || undefined}>
          <span className="muted">{t(`contract.seat.${seat}`)}</span> <span>{name}</span>
          {seat === sheet.dealer && <strong> {t('sheetTable.deals')}</strong>}
          {seat === first && <span className="muted"> {t('sheetTable.firstHand')}</span>}
          {sheet.settings.bombs && (sheet.bombs[seat] ?? []).length > 0 && (
            <b>
              {' '}
              {t('sheetTable.bombs', { times: sheet.bombs[seat]!.map((times) => `×${times}`).join(' ') })}
            </b>
          )}
          {isPoolClosed(sheet, seat) && <span className="muted"> {t('sheetTable.poolClosed')}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What is told of a deal only where somebody wants to: it opens when it is asked for. */
const MORE = ['auction', 'talon', 'dealer'] as const;
type More = (typeof MORE)[number];

interface FieldsProps {
  /** The sheet before it. */
  readonly sheet: Sheet;
  readonly players: readonly PlayerAt[];
  readonly draft: Draft;
  readonly action: string;
  readonly onRecord: (record: DealRecord) => void;
  /** Where it is kept while it is half entered; left out: nowhere. */
  readonly kept?: DraftPlace | undefined;
  /** Whether what else is asked has been said. */
  readonly ready?: boolean;
  /** False: who deals is not the table's to say, for the number of the board does. */
  readonly dealsItself?: boolean;
}

/** A deal as fields to tap, with what it writes; also to put one right. Who deals by turn may not have dealt (3.2.14). */
export function DealFields({ sheet, draft, kept, onRecord, ...fields }: FieldsProps) {
  const [recalled] = useState(() => kept && recallDraft(kept, { dealer: sheet.dealer, draft }));
  const [dealer, deal] = useState(recalled?.dealer ?? sheet.dealer);
  const dealt = { ...sheet, dealer };
  const empty =
    dealer === sheet.dealer ? draft : { ...emptyDraft(dealt), rectifications: draft.rectifications };
  const begun = recalled?.dealer === dealer ? recalled.draft : empty;
  const [more, openMore] = useState<readonly More[]>(begun.auction.length > 0 ? ['auction'] : []);
  return (
    <Fields
      key={dealer}
      {...fields}
      sheet={dealt}
      draft={begun}
      onDraft={(now) => kept && keepDraft(kept, now === draft ? undefined : { dealer, draft: now })}
      onRecord={(record) => {
        if (kept) keepDraft(kept, undefined);
        onRecord(record);
      }}
      more={more}
      onMore={(one) => openMore(more.includes(one) ? more.filter((other) => other !== one) : [...more, one])}
      onDealer={deal}
    />
  );
}

function Fields({
  sheet,
  players,
  draft: begun,
  action,
  onRecord,
  ready = true,
  dealsItself = true,
  onDraft,
  more,
  onMore,
  onDealer,
}: Omit<FieldsProps, 'kept'> & {
  /** Told of what is entered so far. */
  readonly onDraft: (draft: Draft) => void;
  readonly more: readonly More[];
  readonly onMore: (more: More) => void;
  readonly onDealer: (dealer: PlayerAt['seat']) => void;
}) {
  const { t, i18n } = useTranslation();
  const [draft, tap] = useReducer((before: Draft, one: Tap) => afterTap(before, one, sheet), begun);
  const tell = useEffectEvent(onDraft);
  useEffect(() => tell(draft), [draft]);
  const record = recordOf(draft, sheet);
  const missing = missingIn(draft, sheet);
  const shortOf = (seat: PlayerAt['seat']) => players.find((one) => one.seat === seat)?.short ?? seat;
  const judged = record && judgeDeal(record, sheet.settings, placeIn(sheet));
  const part = { draft, sheet, tap, shortOf };
  return (
    <>
      <Keys label={t('sheetTable.tellMore')} labelHidden>
        {MORE.filter((one) => one !== 'dealer' || dealsItself).map((one) => (
          <Key key={one} size="small" pressed={more.includes(one)} onTap={() => onMore(one)}>
            {t(`sheetTable.more.${one}`)}
          </Key>
        ))}
      </Keys>
      {more.includes('dealer') && <WhoDealt dealer={sheet.dealer} players={players} onDealer={onDealer} />}
      {more.includes('auction') && <AuctionKeys {...part} />}
      {more.includes('talon') && <TalonKeys {...part} />}
      <PlayedKeys {...part} />
      <WhistKeys {...part} />
      <TalonOfAllPass {...part} />
      <TricksSteppers {...part} />
      <BesidesKeys {...part} />
      <section className={tableClasses.card} aria-live="polite">
        {!record && (
          <span className="muted">
            {t(`sheetTable.missing.${missing ?? 'played'}`)}
            {missing === 'tricks' && (
              <> ({t('sheets.rule', { rule: ruleText(i18n, DEAL_FAULTS['deal.tricks-not-ten']) })})</>
            )}
          </span>
        )}
        {record && (
          <div className={tableClasses.made}>
            <DealSeen record={record} players={players} />
          </div>
        )}
        {record && <RectificationsSeen rectifications={record.rectifications} players={players} />}
        {record && judged?.possible && <EntriesSeen entries={entriesSeen(record, sheet)} players={players} />}
        {judged?.possible === false &&
          judged.faults.map(({ fault, rule, seat }) => (
            <p key={`${fault} ${seat}`} className="shrinks strong warn">
              {seat && `${shortOf(seat)}: `}
              {faultText(i18n, fault)} <span>({t('sheets.rule', { rule: ruleText(i18n, rule) })})</span>
            </p>
          ))}
        <Button disabled={!record || !judged?.possible || !ready} onClick={() => record && onRecord(record)}>
          {action}
        </Button>
      </section>
    </>
  );
}

function PlayedKeys({ draft, sheet, tap, shortOf }: PartProps) {
  const { t } = useTranslation();
  const { exitLevel, forcedAllPass = false } = placeIn(sheet);
  const isContract = draft.kind === 'contract';
  const sitting = sittingOut(sheet.dealer, sheet.players);
  return (
    <section className={tableClasses.card}>
      <Keys
        label={t('sheetTable.contract')}
        aside={exitLevel > 6 && <span className="muted">{t('sheetTable.exitBy', { level: exitLevel })}</span>}
      >
        {GAME_LEVELS.map((level) => (
          <Key
            key={level}
            size="big"
            pressed={isContract && draft.level === level}
            disabled={forcedAllPass || level < exitLevel}
            onTap={() => tap({ tap: 'level', level })}
          >
            {level}
          </Key>
        ))}
      </Keys>
      <Keys label={t('sheetTable.denomination')} labelHidden>
        {DENOMINATIONS.map((denomination) => (
          <Key
            key={denomination}
            size="big"
            pressed={isContract && draft.denomination === denomination}
            disabled={forcedAllPass}
            onTap={() => tap({ tap: 'denomination', denomination })}
          >
            <DenominationSeen denomination={denomination} />
          </Key>
        ))}
      </Keys>
      <Keys label={t('sheetTable.otherwise')} labelHidden>
        <Key
          size="wide"
          pressed={draft.kind === 'misere'}
          disabled={forcedAllPass}
          onTap={() => tap({ tap: 'misere' })}
        >
          {t('sheetTable.misere')}
        </Key>
        <Key size="wide" pressed={draft.kind === 'all-pass'} onTap={() => tap({ tap: 'all-pass' })}>
          {t('sheetTable.allPass')}
        </Key>
      </Keys>
      {draft.kind !== 'all-pass' && (
        <Keys
          label={t('sheetTable.declarer')}
          aside={
            sitting && <span className="muted">{t('sheetTable.sitsOut', { name: shortOf(sitting) })}</span>
          }
        >
          {handsOf(sheet.dealer, sheet.players).map((seat) => (
            <Key
              key={seat}
              size="small"
              pressed={draft.declarer === seat}
              onTap={() => tap({ tap: 'declarer', declarer: seat })}
            >
              {shortOf(seat)}
            </Key>
          ))}
        </Keys>
      )}
    </section>
  );
}
