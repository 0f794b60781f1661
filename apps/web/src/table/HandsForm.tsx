import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RANKS, SEATS, SUITS, type Card, type Seat } from '#cards';
import type { PlayPlace } from '#tournament';
import { request } from '../api/client.js';
import { playKey } from '../api/sessionQueries.js';
import type { CommandAnswer } from '../api/types.js';
import { CardSeen, Suit } from '../contract/Suit.js';
import { ProblemNote } from '../parts/ProblemNote.js';
import { useSubmission } from '../parts/useSubmission.js';
import { cardsOf, handsRead, isWhole, refusedCard, withCard, type HandsDraft } from './handsDraft.js';
import classes from './HandsForm.module.css';
import { Key, Keys } from './Keys.js';
import table from './Table.module.css';

/** What was read of a board's hands, so that looking at another board loses nothing; until the page is left. */
const drafts = new Map<string, HandsDraft>();

/** The hands of a board that was dealt by hand, read from its cards suit by suit. */
export function HandsForm({
  tournament,
  play,
  onDone,
}: {
  readonly tournament: string;
  readonly play: PlayPlace;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const key = [tournament, play.session, play.table, play.round, play.board].join(' ');
  const [draft, setDraft] = useState<HandsDraft>(() => drafts.get(key) ?? new Map());
  const [seat, setSeat] = useState<Seat>('N');
  const [refused, setRefused] = useState<Card>();
  const form = useSubmission(
    (hands: ReturnType<typeof handsRead>, commandId) =>
      request<CommandAnswer>(`/api/tournaments/${tournament}/commands/board.record-hands`, {
        method: 'POST',
        body: { ...play, hands },
        headers: { 'idempotency-key': commandId },
      }),
    async () => {
      drafts.delete(key);
      await client.invalidateQueries({ queryKey: playKey(tournament, play.session) });
      onDone();
    },
  );
  const tap = (card: Card) => {
    const why = refusedCard(draft, card, seat);
    setRefused(why && card);
    const next = withCard(draft, card, seat);
    drafts.set(key, next);
    setDraft(next);
  };
  const why = refused && refusedCard(draft, refused, seat);
  return (
    <section className={table.card}>
      <h2>{t('entry.handsTitle', { board: play.board })}</h2>
      <p className="muted">{t('entry.handsText')}</p>
      <Keys label={t('entry.handsWhose')}>
        {SEATS.map((one) => (
          <Key
            key={one}
            size="small"
            pressed={one === seat}
            label={t('entry.handsOf', { seat: t(`contract.seatName.${one}`), cards: cardsOf(draft, one) })}
            onTap={() => setSeat(one)}
          >
            {one} {cardsOf(draft, one)}
          </Key>
        ))}
      </Keys>
      {SUITS.map((suit) => (
        <Keys key={suit} label="" aside={<Suit strain={suit} />}>
          <div className={`${classes.ranks} ${classes.whole}`}>
            {Array.from(RANKS, (rank) => {
              const card = `${suit}${rank}` as Card;
              const holder = draft.get(card);
              return (
                <Key key={card} size="small" pressed={holder === seat} onTap={() => tap(card)}>
                  {holder === undefined || holder === seat ? rank : <s>{rank}</s>}
                </Key>
              );
            })}
          </div>
        </Keys>
      ))}
      {why && (
        <p role="alert">
          <CardSeen card={refused} />{' '}
          {why.kind === 'held'
            ? t('entry.handsHeld', { seat: t(`contract.seatName.${why.by}`) })
            : t('entry.handsFull', { seat: t(`contract.seatName.${seat}`) })}
        </p>
      )}
      <ProblemNote problem={form.problem} />
      <Button loading={form.pending} disabled={!isWhole(draft)} onClick={() => form.submit(handsRead(draft))}>
        {t('entry.handsSend')}
      </Button>
    </section>
  );
}
