import { useTranslation } from 'react-i18next';
import type { Commands } from '../../api/schemas.js';
import type { SaidByCommand } from '../../api/sessionCommands.js';
import { useForm, type Form, type FormOf } from '../../form/useForm.js';
import { useFormPlace } from '../../form/useFormPlace.js';
import { keepDraft } from '../../parts/keptDraft.js';
import type { PlayerNamed } from './players.js';
import { usePairCommand } from './usePairCommand.js';

/**
 * The form of a command that names players (`usePairCommand`). It is sent once somebody is named.
 *
 * @param of.body what is sent, by the ids of those who are named
 * @param of.least how many are named at the least
 */
export function usePairForm<
  Name extends keyof Commands,
  Values extends { readonly players: readonly PlayerNamed[] },
>({
  tournament,
  command,
  keptAs,
  start,
  body,
  least = 1,
  onDone,
}: Pick<FormOf<Values, Values>, 'start'> & {
  readonly tournament: string;
  readonly command: Name;
  /** Of what the form is. */
  readonly keptAs: string;
  readonly body: (players: readonly string[], values: Values) => Commands[Name];
  readonly least?: number;
  readonly onDone: (said: SaidByCommand) => unknown;
}): Form<Values> {
  const { t } = useTranslation();
  const place = useFormPlace(tournament, command, keptAs);
  const submission = usePairCommand(tournament, command, body, (said) => {
    keepDraft(place, undefined);
    return onDone(said);
  });
  return useForm<Values>({
    start,
    submission,
    body: (values) => values,
    wrong: ({ players }) =>
      (isNamed(players, least) ? {} : { players: t('field.empty') }) as Partial<Record<keyof Values, string>>,
    keptAs: place,
  });
}

function isNamed(players: readonly PlayerNamed[], least: number): boolean {
  return players.filter(({ name }) => name.trim() !== '').length >= least;
}
