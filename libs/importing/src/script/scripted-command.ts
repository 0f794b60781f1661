/** A command of a script: its name in the catalogue, and its body. */
export interface ScriptedCommand {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Makes ids: the same parts give the same id, so that a script that is made again is the same script. */
export type IdOf = (...parts: readonly string[]) => string;

/** What every script needs to know beside what was published. */
export interface Scripting {
  readonly idOf: IdOf;
  /** Why whoever imports does what he does, in his language: it stands wherever a reason is asked. */
  readonly reason: string;
}
