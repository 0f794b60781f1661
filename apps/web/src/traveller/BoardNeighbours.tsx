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
    { to: boards[index - 1], before: '‹ ', behind: '' },
    { to: boards[index + 1], before: '', behind: ' ›' },
  ];
  return (
    <nav className="bar gap-16 stretch between ways" aria-label={t('traveller.others')}>
      {neighbours.map(
        ({ to, before, behind }) =>
          to !== undefined && (
            <Link key={to} href={address(`${path}/board/${to}`, { pair, at })}>
              <span>
                <span aria-hidden="true">{before}</span>
                {t('traveller.board', { board: to })}
                <span aria-hidden="true">{behind}</span>
              </span>
            </Link>
          ),
      )}
    </nav>
  );
}
