import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofBoards } from '../../messages/fieldText.js';
import { Rational } from '#scoring';
import type { SeatName } from '#tournament';
import { Button } from '../../kit/Button.js';
import { Dialog } from '../../kit/Dialog.js';
import { useLocale } from '../../parts/useLocale.js';
import { impsText } from '../../play/figures.js';
import tableClasses from '../../kit/Phone.module.css';
import { SheetShown } from '../../sheets/duplicate/SheetShown.js';
import type { PlayerAt } from '../../sheets/playersAt.js';
import type { SheetSeen } from '../../play/sheetQueries.js';
import classes from '../../sheets/table/DealForm.module.css';

const OF_AGREEMENT = new Set<SheetSeen['history'][number]['what']>(['agreed', 'accepted']);

/** What a sheet that is not over lacks of what was agreed. */
export type ShortSheet =
  | { readonly of: 'deals'; readonly written: number; readonly agreed: number }
  | { readonly of: 'pools' }
  /** Nobody can sign before all boards are written. */
  | { readonly of: 'boards'; readonly boards: readonly number[] };

function shortText(t: TFunction, short: ShortSheet): string {
  if (short.of === 'pools') return t('sheetTable.short.pools');
  if (short.of === 'boards') return t('sheetTable.short.boards', ofBoards(short.boards));
  return t('sheetTable.short.deals', { written: short.written, agreed: short.agreed });
}

/** The sheet handed round: each player says that it is right, or that it is not and the judge is wanted. */
export function SignSheet({
  seen,
  players,
  poolSize,
  isOver,
  short,
  waits,
  onSign,
  onDispute,
}: {
  readonly seen: SheetSeen;
  readonly players: readonly PlayerAt[];
  readonly poolSize: number | null;
  readonly isOver: boolean;
  /** What it lacks of what was agreed; undefined: nothing, or nobody knows before the round is over. */
  readonly short: ShortSheet | undefined;
  /** Something of the sheet has not reached the server: nobody can sign what it does not know. */
  readonly waits: boolean;
  readonly onSign: (seat: SeatName, short: boolean) => void;
  readonly onDispute: (seat: SeatName) => void;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [asked, ask] = useState<PlayerAt>();
  const isOpen = seen.status === 'open';
  const lacks = isOpen ? short : undefined;
  const lacking = lacks && shortText(t, lacks);
  const next = players.find(({ seat }) => !seen.signed.includes(seat));
  // Where settings want one signature alone, it stands for all; the judge accepts a sheet without any.
  const signedByAll = seen.history.findLast(({ what }) => OF_AGREEMENT.has(what))?.what !== 'accepted';
  const balanceOf = (seat: SeatName) =>
    seen.boards.length > 0
      ? `${Rational.sum(seen.boards.flatMap(({ net }) => (net?.[seat] === undefined ? [] : [Rational.parse(net[seat])])))}`
      : (seen.parts.find((part) => part.seat === seat)?.balance ?? '0');
  return (
    <>
      <section className={tableClasses.card} data-primary={isOpen || undefined}>
        <h2>
          {t(
            seen.status === 'agreed'
              ? signedByAll
                ? 'sheetTable.agreed'
                : 'sheetTable.accepted'
              : isOver
                ? 'sheetTable.allPlayed'
                : 'sheetTable.signEarly',
          )}
        </h2>
        <ul className={classes.signing}>
          {players.map(({ seat, name }) => (
            <li className="subgrid" key={seat}>
              <span>{name}</span>
              <strong className="right number">{impsText(balanceOf(seat), locale)}</strong>
              <span className="muted">
                {seen.signed.includes(seat) || (signedByAll && seen.status === 'agreed')
                  ? t('sheetTable.hasSigned')
                  : seen.disputed === seat
                    ? t('sheetTable.hasDisputed')
                    : t('sheetTable.notSigned')}
              </span>
            </li>
          ))}
        </ul>
        {lacking && <p className="shrinks strong warn">{lacking}</p>}
        {isOpen && next && lacks?.of !== 'boards' && (
          <>
            <p className={tableClasses.big}>{t('sheetTable.handTo', { name: next.name })}</p>
            {waits && <p className="shrinks strong warn">{t('sheetTable.signWaits')}</p>}
            <div className={`grid above-8 ${tableClasses.answers}`}>
              <Button disabled={waits} onClick={() => (lacks ? ask(next) : onSign(next.seat, false))}>
                {t('sheetTable.sign', { name: next.short })}
              </Button>
              <Button variant="default" disabled={waits} onClick={() => onDispute(next.seat)}>
                {t('sheetTable.dispute')}
              </Button>
            </div>
          </>
        )}
      </section>
      {asked && (
        <Dialog
          title={t('sheetTable.short.title')}
          action={t('sheetTable.short.sign')}
          pending={false}
          problem={undefined}
          onSubmit={() => {
            ask(undefined);
            onSign(asked.seat, true);
          }}
          onClose={() => ask(undefined)}
        >
          <p>{lacking}</p>
          <p>{t('sheetTable.short.text')}</p>
        </Dialog>
      )}
      <section className={tableClasses.card}>
        <SheetShown sheet={seen} poolSize={poolSize} bottom={next?.seat} />
      </section>
    </>
  );
}
