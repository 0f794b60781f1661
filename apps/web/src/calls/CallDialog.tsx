import { Select } from '../kit/Select.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallMatter, SeatName } from '#tournament';
import { Choice } from '../kit/Choice.js';
import { Dialog } from '../kit/Dialog.js';

/** Whose hand it was, and who did it. */
const OF_HANDS = ['cards-touched', 'hand-taken-out', 'hands-misplaced'] as const;
const MATTERS = [
  'out-of-turn',
  'revoke',
  'hesitation',
  'claim',
  'wrong-board',
  'wrong-score',
  'other-players',
  'cards',
  ...OF_HANDS,
  'irregularity',
] as const;
/** What can be wrong at a table of which no board is meant. */
const OF_TABLE = ['other-players', 'wrong-score', 'irregularity'] as const;
const SEATS = ['N', 'E', 'S', 'W'] as const;
const NO_BOARD = '';

interface PlayOfTable {
  readonly round: number;
  readonly board: number;
}

/** What the director is called to. */
export interface CallToMake {
  readonly round: number;
  /** Left out: it is about the table. */
  readonly board?: number;
  readonly matter: Exclude<CallMatter, 'cards-miscounted'>;
  readonly hand: SeatName | null;
  readonly by: SeatName | null;
}

const nameOf = ({ round, board }: PlayOfTable) => `${round}/${board}`;
const seatOf = (text: string) => (text === '' ? null : (text as SeatName));

/** What the director is called to: an irregularity (Law 9B1), or what happened to the cards of a board (Laws 7B2 and 7C). */
export function CallDialog({
  title,
  action,
  plays,
  first,
  ofTable,
  likely = 'irregularity',
  pending,
  problem,
  onCall,
  onClose,
}: {
  readonly title: string;
  readonly action: string;
  /** The plays of the table that it can be about. */
  readonly plays: readonly PlayOfTable[];
  /** The one that is most likely meant; left out: the table. */
  readonly first: PlayOfTable | undefined;
  /** It may be about the table alone, in this round. */
  readonly ofTable?: Pick<CallToMake, 'round'> | undefined;
  /** What has most likely happened. */
  readonly likely?: CallToMake['matter'];
  readonly pending: boolean;
  readonly problem: unknown;
  readonly onCall: (call: CallToMake) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(first ? nameOf(first) : NO_BOARD);
  const [matter, setMatter] = useState<CallToMake['matter']>(likely);
  const [hand, setHand] = useState('');
  const [by, setBy] = useState('');
  const about: Pick<CallToMake, 'round' | 'board'> | undefined =
    chosen === NO_BOARD ? ofTable : (plays.find((play) => nameOf(play) === chosen) ?? first);
  const matters = chosen === NO_BOARD ? OF_TABLE : MATTERS;
  const isOfHands = (OF_HANDS as readonly string[]).includes(matter);
  const seats = [
    { value: '', label: t('calls.unknown') },
    ...SEATS.map((value) => ({ value, label: t(`contract.seatName.${value}`) })),
  ];
  return (
    <Dialog
      title={title}
      action={action}
      pending={pending}
      problem={problem}
      onSubmit={() => {
        if (!about) return;
        const who = isOfHands ? { hand: seatOf(hand), by: seatOf(by) } : { hand: null, by: null };
        const { round, board } = about;
        onCall({ round, ...(board !== undefined && { board }), matter, ...who });
      }}
      onClose={onClose}
    >
      {plays.length > 0 && (
        <Select
          label={t('calls.board')}
          value={chosen}
          data={[
            ...(ofTable ? [{ value: NO_BOARD, label: t('calls.noBoard') }] : []),
            ...plays.map((play) => ({ value: nameOf(play), label: t('calls.boardOfRound', { ...play }) })),
          ]}
          onChange={(value) => {
            setChosen(value);
            if (value === NO_BOARD) setMatter('irregularity');
          }}
        />
      )}
      <Choice
        label={t('calls.what')}
        value={matter}
        options={matters.map((value) => ({ value, label: t(`calls.matter.${value}`) }))}
        onChange={setMatter}
      />
      {isOfHands && (
        <>
          <Select label={t('calls.hand')} value={hand} data={seats} onChange={setHand} />
          <Select label={t('calls.by')} value={by} data={seats} onChange={setBy} />
        </>
      )}
    </Dialog>
  );
}
