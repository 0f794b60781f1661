/** Ids that may accompany a failure: positions, versions, uuids. */
export type FailureIds = Readonly<Record<string, string | number>>;

/** A failure that trying again cannot mend: the job goes to the failed ones at once. */
export class PermanentFailure extends Error {
  /**
   * @param code stable, `subject.what-is-wrong`
   * @param ids positions and uuids that say where; anything else is left out of texts and logs
   */
  constructor(
    readonly code: string,
    readonly ids: FailureIds = {},
  ) {
    super(failureText({ code, ids: safeIds(ids), permanent: true }));
    this.name = 'PermanentFailure';
  }
}

/** All that leaves a failed job: nothing of a message or a payload. */
export interface Failure {
  readonly code: string;
  readonly ids: FailureIds;
  readonly permanent: boolean;
  /** File, line and column of the program where it was thrown, for the log. */
  readonly at?: string;
}

const OWN_CODE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/;
const SYSTEM_CODE = /^(E[A-Z]{3,20}|[0-9A-Z]{2}[0-9]{3}|[0-9]{2}[0-9A-Z]{3})$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NAME = /^[a-z][A-Za-z]{0,31}$/;
const PLACE = /\bat\b[^\n]*?([\w.-]{1,64}\.(?:js|mjs|ts)):(\d{1,6}):(\d{1,6})\)?$/m;

/** Reduces whatever a processor threw to a code and ids; the code of an unknown error is `job.failed`. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof PermanentFailure) {
    return { code: safeCode(error.code), ids: safeIds(error.ids), permanent: true };
  }
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? safeCode(error.code) : 'job.failed';
  const place = error instanceof Error ? PLACE.exec(error.stack ?? '') : null;
  const at = place ? { at: `${place[1]}:${place[2]}:${place[3]}` } : {};
  return { code, ids: {}, permanent: false, ...at };
}

/** The text kept with a failed job: `code name=id ...`, and `permanent` at the end of a permanent one. */
export function failureText(failure: Failure): string {
  const ids = Object.entries(failure.ids).map(([name, id]) => `${name}=${id}`);
  return [failure.code, ...ids, ...(failure.permanent ? ['permanent'] : [])].join(' ');
}

/** Whether the text kept with a failed job is that of a permanent failure. */
export function isPermanentText(text: string | undefined): boolean {
  return text?.endsWith(' permanent') ?? false;
}

function safeCode(code: unknown): string {
  if (typeof code !== 'string' || code.length > 80) return 'job.failed';
  return OWN_CODE.test(code) || SYSTEM_CODE.test(code) ? code : 'job.failed';
}

function safeIds(ids: FailureIds): FailureIds {
  return Object.fromEntries(
    Object.entries(ids).filter(
      ([name, id]) => NAME.test(name) && (typeof id === 'number' ? Number.isSafeInteger(id) : UUID.test(id)),
    ),
  );
}
