import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { doubtText } from '../../messages/doubtText.js';
import { callText } from '../../messages/callText.js';
import { numbersText } from '../../messages/fieldText.js';
import { Panel } from '../../parts/Panel.js';
import classes from './Room.module.css';
import type { Want } from './wants.js';

const MEANINGS: Readonly<Record<Want['kind'], string>> = {
  called: 'bad',
  disputed: 'bad',
  'boards-missing': 'bad',
  doubt: 'bad',
  contradiction: 'bad',
  'late-asked': 'warn',
  behind: 'warn',
  late: 'warn',
  'open-play': 'warn',
  'no-phone': 'plain',
};

/** What wants the director, the most urgent first, each with the way there. */
export function WantsYou({
  wants,
  pathOf,
}: {
  readonly wants: readonly Want[];
  readonly pathOf: (part: string) => string;
}) {
  const { t } = useTranslation();
  return (
    <Panel title={t('room.wants')}>
      {wants.length === 0 && <p className="muted">{t('room.nothing')}</p>}
      <ul className={classes.wants}>
        {wants.map((want) => (
          <li key={JSON.stringify(want)} className={classes.want} data-meaning={MEANINGS[want.kind]}>
            {want.kind === 'no-phone' ? (
              t('room.want.no-phone', { tables: want.tables.join(', ') })
            ) : (
              <Link href={pathOf(wayTo(want))}>
                <WantText want={want} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Where in the room something is seen to. */
function wayTo(want: Exclude<Want, { readonly kind: 'no-phone' }>): string {
  if (want.kind === 'boards-missing') return 'boards';
  const isOfBoard = 'board' in want && want.kind !== 'called' && want.kind !== 'late-asked';
  return isOfBoard ? `board/${want.board}` : `table/${want.table}`;
}

function WantText({ want }: { readonly want: Exclude<Want, { readonly kind: 'no-phone' }> }) {
  const { t, i18n } = useTranslation();
  switch (want.kind) {
    case 'boards-missing':
      return [
        t(`room.want.boards-${want.silent ? 'silent' : want.overdue ? 'overdue' : 'missing'}`, {
          table: want.table,
          boards: numbersText(want.boards),
        }),
        want.last
          ? t('room.want.lastAt', {
              table: want.last.table,
              seat: t(`contract.seatName.${want.last.seat ?? 'N'}`),
            })
          : t('room.want.lastNowhere'),
      ].join(' ');
    case 'called':
      return `${t('table.name', { table: want.table })}: ${callText(i18n, want)}`;
    case 'doubt':
      return doubtText(t, want);
    case 'contradiction':
      return t('room.want.contradiction', { board: want.board });
    case 'late-asked':
      return t('late.wanted', { table: want.table, round: want.round, board: want.board });
    case 'behind':
      return t('room.want.behind', { table: want.table, round: want.round, count: want.left });
    case 'late':
      return t('room.want.late', { table: want.table, count: want.left });
    case 'disputed':
    case 'open-play':
      return t(`room.want.${want.kind}`, { table: want.table, round: want.round, board: want.board });
    default:
      return want satisfies never;
  }
}
