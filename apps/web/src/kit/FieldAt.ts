import type { Limits } from '../api/limits.js';

/** What the input of one field of a form is given: `<TextInput {...form.at('name')} label=… />`. */
export interface FieldAt<Value> {
  readonly name: string;
  readonly value: Value;
  /** What is missing or wrong, in words. */
  readonly error: string | undefined;
  readonly limits: Limits;
  onChange(this: void, value: Value): void;
}
