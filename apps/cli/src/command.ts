/** Where a command writes: what it found out, and what went wrong. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
}

export interface CommandContext {
  readonly connectionString: string;
  readonly redisUrl: string | undefined;
  readonly terminal: Terminal;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

export interface Command {
  readonly name: string;
  /** The arguments as the help shows them; those in brackets may be left out. */
  readonly usage: string;
  readonly summary: string;
  /** How many arguments it takes at least and at most. */
  readonly arguments: readonly [number, number];
  /** Names of its options, all without a value. */
  readonly options: readonly string[];
  /** Whether it makes a home that is not there. */
  readonly makesHome: boolean;
  /** What is said when Ctrl-C has ended it: what was done by then, and what was not. */
  readonly interrupted: string;
  /** Refuses what can be refused without a database. */
  readonly prepare?: (args: readonly string[]) => Promise<unknown>;
  /** Answers the exit code: 0 done, 1 a fault was found. */
  run(args: readonly string[], options: ReadonlySet<string>, context: CommandContext): Promise<number>;
}
