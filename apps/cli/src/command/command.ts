/** Where a command writes: what it found out, and what went wrong. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
}

/** What a command says of itself. */
interface Described {
  readonly name: string;
  /** The arguments as the help shows them; those in brackets may be left out. */
  readonly usage: string;
  readonly summary: string;
  /** What `tirage <name> --help` says; left out, that shows all commands. */
  readonly details?: string;
  /** How many arguments it takes at least and at most. */
  readonly arguments: readonly [number, number];
  /** Names of its options without a value. */
  readonly options: readonly string[];
  /** Names of its options that have a value. */
  readonly valued?: readonly string[];
  /** What is said when Ctrl-C has ended it: what was done by then, and what was not. */
  readonly interrupted: string;
  /** Refuses what can be refused before anything is opened. */
  readonly prepare?: (args: readonly string[]) => Promise<unknown>;
}

export interface CommandContext {
  readonly connectionString: string;
  readonly redisUrl: string | undefined;
  /** The folder of everything that is kept. */
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** A command that works on the database of a home. */
export interface DatabaseCommand extends Described {
  /** Whether it makes a home that is not there. */
  readonly makesHome: boolean;
  /** Answers the exit code: 0 done, 1 a fault was found. */
  run(args: readonly string[], options: ReadonlySet<string>, context: CommandContext): Promise<number>;
}

export interface ServerContext {
  readonly env: NodeJS.ProcessEnv;
  /** Options with their values. */
  readonly values: ReadonlyMap<string, string>;
  readonly terminal: Terminal;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** A command that works on a server by HTTP, as people and devices do. */
export interface ServerCommand extends Described {
  readonly worksOn: 'server';
  /** Answers the exit code: 0 done, 1 a fault was found. */
  run(args: readonly string[], options: ReadonlySet<string>, context: ServerContext): Promise<number>;
}

/** A command that works on the files that it is given. */
export interface FilesCommand extends Described {
  readonly worksOn: 'files';
  /** Answers the exit code: 0 done, 1 a fault was found. */
  run(
    args: readonly string[],
    options: ReadonlySet<string>,
    context: Pick<ServerContext, 'env' | 'values' | 'terminal' | 'signal'>,
  ): Promise<number>;
}

export type Command = DatabaseCommand | ServerCommand | FilesCommand;
