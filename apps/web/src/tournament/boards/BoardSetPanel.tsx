import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { BoardSetSeen } from '../../api/boardSets.js';
import type { Tournament } from '../../api/types.js';
import { ofBoards, runsOf } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { Panel } from '../../kit/Panel.js';
import { useTimes } from '../../parts/useTimes.js';
import { AskCommand } from '../../form/AskCommand.js';
import { setUpPath } from '../../play/paths.js';
import { DealBoards } from '../../session/set-up/DealBoards.js';
import { directs, organises } from '../../play/roles.js';
import { CheckDealsLink } from '../../play/CheckDealsLink.js';
import { dealParts, gameOfDeals } from '../../play/dealParts.js';
import { gameParts } from '../../play/gameParts.js';
import { CopiesOfSet } from '../../deals/sets/CopiesOfSet.js';
import { DealsInFiles } from '../../deals/sets/DealsInFiles.js';
import { DealtByHand } from '../../deals/sets/DealtByHand.js';
import { DescribeSetDialog } from '../../deals/sets/DescribeSetDialog.js';
import { EarlyDealViews } from '../../deals/sets/EarlyDealViews.js';
import { SquareDealOfSet } from '../../deals/sets/SquareDealOfSet.js';

type Asked = 'describe' | 'disclose';

/** A set of boards: what is dealt, promised, used and unused, and its deals in files. Never its cards. */
export function BoardSetPanel({
  tournament,
  of,
}: {
  readonly tournament: Tournament;
  readonly of: BoardSetSeen;
}) {
  const { t } = useTranslation();
  const { dayAndClock } = useTimes();
  const { set, description, sessions, boards, files } = of;
  const [asked, setAsked] = useState<Asked>();
  const { id } = tournament;
  const game = gameOfDeals(description);
  const open = tournament.status !== 'archived';
  const close = () => setAsked(undefined);
  const dealt = boards.filter(({ status }) => status === 'dealt' || status === 'revealed');
  const unused = boards.filter((board) => board.sessions.length === 0);
  const secret = unused.filter(({ status, disclosed }) => status === 'dealt' && !disclosed);
  const notes = files.length + (sessions.length > 0 ? unused.length : 0);
  const [hidden] = runsOf(secret.map(({ board }) => board));
  return (
    <Panel
      title={t('sets.name', { set, title: description?.title ?? t('sets.untitled') })}
      aside={<CheckDealsLink tournament={id} set={set} />}
    >
      <p className="fingers">
        {gameParts(game).isNamed && `${t(`session.game.${game}`)} · `}
        {sessions.length === 0 && t('sets.noSession')}
        {sessions.map(({ session }, index) => (
          <span key={session}>
            {index > 0 && ' · '}
            <Link href={setUpPath(id, session)}>{t('session.name', { session })}</Link>
          </span>
        ))}
      </p>
      <ul hidden={notes === 0}>
        {unused.length > 0 && sessions.length > 0 && (
          <li>{t('sets.unused', ofBoards(unused.map(({ board }) => board)))}</li>
        )}
        {files.map(({ position, time, boards: inFile, format, contestant, name }) => (
          <li key={position}>
            {t(contestant ? 'sets.givenToContestant' : 'sets.given', {
              time: dayAndClock(time),
              ...ofBoards(inFile),
              format,
              name: name ?? '?',
            })}
          </li>
        ))}
      </ul>
      <DealBoards tournament={id} set={set} dealing={boards} />
      {dealParts(game).squareDeal && <SquareDealOfSet tournament={tournament} of={of} />}
      <CopiesOfSet tournament={id} of={of} open={open} />
      <EarlyDealViews
        tournament={id}
        set={set}
        boards={boards}
        directing={directs(tournament)}
        open={open}
        game={game}
      />
      <DealtByHand tournament={id} of={of} mayOrder={open && directs(tournament)} />
      {open && (
        <DealsInFiles tournament={tournament} set={set} game={game} dealt={dealt.map(({ board }) => board)}>
          {directs(tournament) && (
            <Button variant="default" onClick={() => setAsked('describe')}>
              {t('sets.change')}
            </Button>
          )}
          {organises(tournament) && hidden && (
            <Button variant="default" onClick={() => setAsked('disclose')}>
              {t('sets.disclose')}
            </Button>
          )}
        </DealsInFiles>
      )}
      {asked === 'describe' && (
        <DescribeSetDialog tournament={id} set={set} description={description} onClose={close} />
      )}
      {asked === 'disclose' && hidden && (
        <AskCommand
          tournament={id}
          command="deal-set.disclose"
          body={(reason) => ({ set, from: hidden[0], to: hidden[1], reason })}
          title={t('sets.discloseTitle', ofBoards(runNumbers(hidden)))}
          text={t('sets.discloseText')}
          action={t('sets.disclose')}
          reason="needed"
          grave
          onClose={close}
        />
      )}
    </Panel>
  );
}

function runNumbers([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
