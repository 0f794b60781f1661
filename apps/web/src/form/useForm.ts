import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Limits } from '../api/limits.js';
import type { FieldAt } from '../kit/FieldAt.js';
import { focusOn } from '../kit/withoutFaults.js';
import type { Option } from '../kit/Select.js';
import { keepDraft, recallTyped, type DraftPlace } from '../parts/keptDraft.js';
import { AT_FIELDS, type Submission } from '../parts/useSubmission.js';

/** What a form holds, and what it takes to send it. */
export interface Form<Values> {
  readonly values: Values;
  readonly set: (change: Partial<Values>) => void;
  /** What a field is given. `optional` says whether it may stay empty, where the schema does not. */
  readonly at: <Name extends keyof Values & string>(name: Name, optional?: boolean) => FieldAt<Values[Name]>;
  /** What can be chosen by its schema, in words. */
  readonly options: <Name extends keyof Values & string>(
    name: Name,
    label: (value: Values[Name] & string) => string,
  ) => Option<Values[Name] & string>[];
  /**
   * Sends it. Where a field is missing or wrong, that is said there and nothing is sent.
   *
   * @param isHeld something beside the fields is still to be done
   */
  readonly submit: (isHeld?: boolean) => void;
  /** Whether it was to be sent already: faults are shown from then on. */
  readonly tried: boolean;
  /** Forgets what was typed: the fields are as they stood first. */
  readonly forget: () => void;
  readonly pending: boolean;
  /** What went wrong and does not stand at a field. */
  readonly problem: unknown;
}

export interface FormOf<Values, Body> {
  /** What is sent, and what stands in the fields first. It is looked at once. */
  readonly start: Values;
  readonly submission: Submission<Body>;
  /** What is sent of the values; left out: all, without what is optional and empty. */
  readonly body?: ((values: Values) => Body) | undefined;
  /** What the schema says, by places in the body. */
  readonly limits?: Readonly<Record<string, Limits>> | undefined;
  /** The place in the body of a value that has another name there. */
  readonly places?: Partial<Readonly<Record<keyof Values, string>>> | undefined;
  /** What the schema does not say: what is wrong with the values, in words. */
  readonly wrong?: ((values: Values) => Partial<Record<keyof Values, string | false>>) | undefined;
  /** Under which name this tab keeps what is typed. */
  readonly keptAs?: DraftPlace | undefined;
}

/**
 * A form: what was typed, and what its schema and the server say of it, each at its field. What was typed stays in this tab
 * until it is sent or given up, also when the page is left or loaded again. It rests on what was seen when it was typed.
 */
export function useForm<Values extends object, Body = Values>(of: FormOf<Values, Body>): Form<Values> {
  const { submission, limits = {}, keptAs } = of;
  const places = (of.places ?? {}) as Readonly<Record<string, string>>;
  const { t } = useTranslation();
  const [first] = useState(of.start);
  const [values, setValues] = useState<Values>(() => (keptAs ? recallTyped(keptAs, first) : first));
  const latest = useRef(values);
  const [tried, setTried] = useState(false);
  // The fields that this form shows now, and whether they may stay empty.
  const shown = new Map<string, boolean>();
  const placeOf = (name: string) => places[name] ?? name;
  const isOptional = (name: string) => shown.get(name) ?? limits[placeOf(name)]?.optional ?? true;
  const wrongNow = (of.wrong?.(values) ?? {}) as Readonly<Record<string, string | false>>;
  const faultOf = (name: string): string | undefined =>
    isEmpty(values[name as keyof Values]) && !isOptional(name)
      ? t('field.empty')
      : wrongNow[name] || undefined;
  const isFieldOf = (path: string) => (name: string) => `${path}.`.startsWith(`${placeOf(name)}.`);
  const set = (change: Partial<Values>) => {
    latest.current = { ...latest.current, ...change };
    setValues(latest.current);
    if (keptAs) keepDraft(keptAs, latest.current);
  };
  return {
    values,
    set,
    at(name, optional = limits[placeOf(name)]?.optional ?? !(placeOf(name) in limits)) {
      shown.set(name, optional);
      return {
        name,
        value: values[name] ?? (limits[placeOf(name)]?.usual as Values[typeof name]),
        error:
          (tried ? faultOf(name) : undefined) ??
          submission.faults.find(({ path }) => isFieldOf(path)(name))?.message,
        limits: { ...limits[placeOf(name)], optional },
        onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      };
    },
    options: (name, label) =>
      (limits[placeOf(name)]?.of ?? []).map((value) => ({
        value: value as never,
        label: label(value as never),
      })),
    tried,
    submit(isHeld = false) {
      setTried(true);
      const faulty = [...shown.keys(), ...Object.keys(wrongNow)].find((name) => faultOf(name) !== undefined);
      if (faulty !== undefined) focusOn(document.querySelector<HTMLElement>(`form [name="${faulty}"]`));
      else if (!isHeld) submission.submit(of.body?.(values) ?? (sentOf(values, isOptional) as Body));
    },
    forget() {
      latest.current = first;
      setValues(first);
      setTried(false);
      if (keptAs) keepDraft(keptAs, undefined);
    },
    pending: submission.pending,
    get problem() {
      const { faults, problem } = submission;
      // By now something else is wrong, and stands at its field.
      if (tried && [...shown.keys()].some((name) => faultOf(name) !== undefined)) return undefined;
      const areShown =
        faults.length > 0 && faults.every(({ path }) => [...shown.keys()].some(isFieldOf(path)));
      return areShown ? AT_FIELDS : problem;
    },
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The values as a body: texts without the spaces around them, without what is optional and empty. */
function sentOf(values: object, isOptional: (name: string) => boolean): object {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => !(isEmpty(value) && isOptional(name)))
      .map(([name, value]: [string, unknown]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}
