import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { address } from '../api/journal.js';

/** The ways to the boards before and behind one. */
export function BoardNeighbours({
  boards,
  board,
  path,
  pair,
  at,
}: {
  readonly boards: readonly number[];
  readonly board: number;
  /** The session's own address. */
  readonly path: string;
  /** Whose lines are followed from board to board. */
  readonly pair?: string | undefined;
  readonly at: string | undefined;
}) {
  const { t } = useTranslation();
  const index = boards.indexOf(board);
  const neighbours = [
    { to: boards[index - 1], label: 'traveller.previous' as const },
    { to: boards[index + 1], label: 'traveller.next' as const },
  ];
  return (
    <nav className="bar gap-16 stretch between ways" aria-label={t('traveller.others')}>
      {neighbours.map(
        ({ to, label }) =>
          to !== undefined && (
            <Link key={label} href={address(`${path}/board/${to}`, { pair, at })}>
              {t(label, { board: to })}
            </Link>
          ),
      )}
    </nav>
  );
}
