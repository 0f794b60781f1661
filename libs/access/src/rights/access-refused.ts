/** Why access was refused: one closed union of stable codes. They become HTTP and words elsewhere, in one place each. */
export const ACCESS_REFUSAL_CODES = [
  'access.sign-in-required',
  'access.sign-in-failed',
  'access.role-required',
  'access.creating-not-allowed',
  'access.administrator-required',
  'access.last-administrator',
  'access.account-unknown',
  'access.account-closed',
  'access.data-erased',
  'access.device-required',
  'access.captain-required',
  'access.origin-refused',
  'access.password-refused',
  'access.password-wrong',
  'access.login-taken',
  'access.too-many-attempts',
  'access.busy',
  'access.set-up-done',
  'access.link-unknown',
  'access.link-used',
  'access.link-expired',
  'access.link-revoked',
  'access.code-wrong',
  'access.second-factor-needed',
  'access.second-factor-wrong',
  'access.second-factor-on',
  'access.second-factor-off',
  'access.second-factor-missing',
  'access.role-already-held',
  'access.invitation-unknown',
  'access.invitation-used',
  'access.device-unknown',
  'access.captain-unknown',
  'access.team-unknown',
  'access.player-known',
  'access.player-unknown',
  'access.player-same',
  'access.club-unknown',
  'access.club-known',
  'access.club-same',
  'access.member-list-unknown',
  'access.member-list-known',
  'access.member-unknown',
  'access.nobody-read',
  'access.person-unknown',
  'access.table-unknown',
  'access.table-taken',
  'access.phone-asked',
  'access.phone-kept',
  'access.cards-unknown',
  'access.cards-of-others',
  'access.session-without-tables',
  'access.card-unbound',
  'access.card-session-over',
  'access.card-no-table',
  'access.own-player-set',
  'access.own-player-elsewhere',
  'tournament.unknown',
] as const;

export type AccessRefusalCode = (typeof ACCESS_REFUSAL_CODES)[number];

export type AccessRefusalParams = Readonly<Record<string, string | number>>;

/** Access was refused. Its params never carry a secret or personal data; `retryAfter` is in seconds. */
export class AccessRefused extends Error {
  readonly code: AccessRefusalCode;
  readonly params: AccessRefusalParams;

  constructor(code: AccessRefusalCode, params: AccessRefusalParams = {}) {
    super(code);
    this.name = 'AccessRefused';
    this.code = code;
    this.params = params;
  }
}

/** A refusal that says after how many whole seconds it is worth trying again. */
export function refusedFor(
  code: 'access.too-many-attempts' | 'access.busy',
  milliseconds: number,
): AccessRefused {
  return new AccessRefused(code, { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });
}
