import { Select } from '../../kit/Select.js';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { boardSetsQuery } from '../../api/boardSets.js';
import type { SessionSeen } from '../../api/documents.js';
import { ProblemNote } from '../../kit/ProblemNote.js';
import { gameOfDeals } from '../../play/dealParts.js';
import { useTournamentCommand } from '../../form/useTournamentCommand.js';

/** Which set of boards the session plays: its own, or one that was made before. It can be chosen until it starts. */
export function ChooseBoardSet({
  tournament,
  session: { session, game, boardSet, status, position },
}: {
  readonly tournament: string;
  readonly session: SessionSeen;
}) {
  const { t } = useTranslation();
  const { data: sets = [] } = useQuery(boardSetsQuery(tournament));
  const form = useTournamentCommand(tournament, 'session.choose-board-set', () => undefined);
  const titles = new Map(sets.map(({ set, description }) => [set, description?.title]));
  const made = sets
    .filter(({ description }) => description !== null && gameOfDeals(description) === game)
    .map(({ set }) => set);
  const choices = [...new Set([session, boardSet, ...made])];
  if (status !== 'set-up' || choices.length < 2) return null;
  return (
    <>
      <Select
        label={t('sets.choose')}
        description={t('sets.chooseText')}
        value={boardSet}
        disabled={form.pending}
        data={choices.map((set) => ({
          value: set,
          label:
            set === session && !titles.get(set)
              ? t('sets.own')
              : t('sets.name', { set, title: titles.get(set) ?? t('sets.untitled') }),
        }))}
        onChange={(value) => form.submit({ session, boardSet: value, at: position })}
      />
      <ProblemNote problem={form.problem} />
    </>
  );
}
