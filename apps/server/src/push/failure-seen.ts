import { isLasting, type PushFailure } from '#platform';
import { isProblemCode, problemText, type Language } from '#words';

/** Why the last try has failed, in words; with `lasting` it is not tried again by itself. */
export interface FailureSeen {
  readonly code: string;
  readonly detail: string;
  /** The key that a host has shown, where that is why. */
  readonly found: string | null;
  readonly lasting: boolean;
}

/** Puts into words why a place has taken nothing. */
export function failureSeen(failure: PushFailure, language: Language): FailureSeen {
  const { code, params } = failure;
  return {
    code,
    detail: problemText(isProblemCode(code) ? code : 'push.failed', params, language),
    found: typeof params['found'] === 'string' ? params['found'] : null,
    lasting: isLasting(failure),
  };
}
