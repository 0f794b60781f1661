import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { DeskSeen } from '../../api/deskDocuments.js';

type OtherBoard = DeskSeen['otherBoards'][number];

/** What a table has played of boards that were not scheduled there: their results stand on their own travellers. */
export function OtherBoards({
  plays,
  pathOf,
}: {
  readonly plays: readonly OtherBoard[];
  readonly pathOf: (play: OtherBoard) => string;
}) {
  const { t } = useTranslation();
  return plays.map((play) => (
    <p key={play.board} className="note">
      {t('room.otherBoardPlayed', { board: play.board })}{' '}
      <Link href={pathOf(play)}>{t('room.otherBoardTraveller', { board: play.board })}</Link>
    </p>
  ));
}
