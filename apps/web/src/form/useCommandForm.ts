import { LIMITS } from '../api/generated/limits.js';
import type { Commands } from '../api/schemas.js';
import type { SaidByCommand } from '../api/sessionCommands.js';
import { useTournamentCommand } from './useTournamentCommand.js';
import { useFormPlace } from './useFormPlace.js';
import { useForm, type Form, type FormOf } from './useForm.js';
import { keepDraft } from '../parts/keptDraft.js';

/** A value that is said as `'one'` or `4` may be any text or number; one that is said to be of several stays so. */
type Widened<Value> = [Value] extends [string]
  ? Several<Value> extends true
    ? Value
    : string
  : [Value] extends [number]
    ? number
    : [Value] extends [boolean]
      ? boolean
      : Value;
type Several<Value, Each = Value> = (Each extends unknown ? ([Value] extends [Each] ? 0 : 1) : 0) extends 0
  ? false
  : true;

/** The values of a form, by how they stand first: what the command takes there, and what is still to become that. */
type ValuesOf<Start, Body> = {
  -readonly [Name in keyof Start]: Name extends keyof Body
    ? Start[Name] extends Body[Name]
      ? NonNullable<Body[Name]>
      : NonNullable<Body[Name]> | Widened<Start[Name]>
    : Widened<Start[Name]>;
};

/** To which command of which tournament a form belongs, and who is told of what becomes of it. */
interface OfCommand<Name extends keyof Commands> {
  readonly tournament: string;
  readonly command: Name;
  readonly onDone: (said: SaidByCommand) => unknown;
  /** As `useTournamentCommand` has it. */
  readonly onTaken?: () => void;
  readonly onKept?: () => Partial<Commands[Name]> | undefined;
}

/** What makes a body of the values, unless they are one. */
type BodyOf<Values, Body> = Values extends Body
  ? { readonly body?: (values: Values) => Body }
  : { readonly body: (values: Values) => Body };

/**
 * The form of a command to a tournament. Its schema says which fields are needed and how long or large they may be; the
 * form names the rest.
 *
 * @param of.start the body as it stands first
 * @param of.onDone told when the page shows what the command did
 */
export function useCommandForm<
  Name extends keyof Commands,
  const Start extends object,
  Values extends object = ValuesOf<Start, Commands[Name]>,
>(
  of: OfCommand<Name> &
    Pick<FormOf<NoInfer<Values>, Commands[Name]>, 'places' | 'wrong'> &
    BodyOf<Values, Commands[Name]> & {
      readonly start: Start;
      /** Of what the form is; left out: of what stands in it first. */
      readonly keptAs?: string;
    },
): Form<Values> {
  const { at: _seen, ...stands } = of.start as { readonly at?: number };
  const { keptAs = JSON.stringify(stands) } = of;
  return useFormOf<Name, Values>({
    ...(of as unknown as Parameters<typeof useFormOf<Name, Values>>[0]),
    keptAs,
  });
}

/** The same where the values are said by their type. */
export function useFormOf<Name extends keyof Commands, Values extends object>({
  tournament,
  command,
  keptAs,
  onDone,
  onTaken,
  onKept,
  ...of
}: OfCommand<Name> &
  Pick<FormOf<Values, Commands[Name]>, 'body' | 'places' | 'start' | 'wrong'> & {
    readonly keptAs: string;
  }): Form<Values> {
  const place = useFormPlace(tournament, command, keptAs);
  const done = (said: SaidByCommand) => {
    keepDraft(place, undefined);
    return onDone(said);
  };
  const submission = useTournamentCommand(tournament, command, done, onTaken, onKept);
  return useForm<Values, Commands[Name]>({ ...of, submission, limits: LIMITS[command], keptAs: place });
}
