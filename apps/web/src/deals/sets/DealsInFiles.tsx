import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameName } from '#tournament';
import type { DealsTaken } from '../../api/boardSets.js';
import type { Tournament } from '../../api/types.js';
import { numbersText, ofBoards } from '../../messages/fieldText.js';
import { Button } from '../../kit/Button.js';
import { dealParts } from '../../play/dealParts.js';
import { HandsToDuplicate } from '../../sheets/duplicate/HandsToDuplicate.js';
import { duplicates } from '../../play/roles.js';
import { ImportDealsDialog } from './ImportDealsDialog.js';
import { FileDialog } from './FileDialog.js';

/** The deals of a set in files: taken from one, and given to those who duplicate the boards by machine. */
export function DealsInFiles({
  tournament,
  set,
  game,
  dealt,
  children,
}: {
  readonly tournament: Tournament;
  readonly set: string;
  readonly game: GameName;
  /** The boards whose deals there are. */
  readonly dealt: readonly number[];
  /** Further buttons beside. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'bring' | 'file'>();
  const [taken, setTaken] = useState<DealsTaken>();
  const [given, setGiven] = useState<string>();
  const { id } = tournament;
  const close = () => setAsked(undefined);
  return (
    <>
      {given !== undefined && <HandsToDuplicate file={given} onClose={() => setGiven(undefined)} />}
      {taken && (
        <output>
          {t('sets.taken', ofBoards(taken.boards))}
          {taken.promised && ` ${t('squaredeal.compared')}`}
          {taken.known.length > 0 && ` ${t('sets.known', { boards: numbersText(taken.known) })}`}
        </output>
      )}
      <div className="row">
        <Button variant="default" onClick={() => setAsked('bring')}>
          {t('sets.bring')}
        </Button>
        {duplicates(tournament) && dealt.length > 0 && (
          <Button variant="default" onClick={() => setAsked('file')}>
            {t('sets.fileAction')}
          </Button>
        )}
        {children}
      </div>
      {asked === 'bring' && (
        <ImportDealsDialog tournament={id} set={set} game={game} onTaken={setTaken} onClose={close} />
      )}
      {asked === 'file' && (
        <FileDialog
          tournament={id}
          set={set}
          boards={dealt}
          game={game}
          {...(!dealParts(game).machines && { onTaken: setGiven })}
          onClose={close}
        />
      )}
    </>
  );
}
