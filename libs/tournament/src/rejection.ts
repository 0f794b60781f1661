/**
 * Why a command was refused: one closed union of stable codes. Codes become HTTP in one place (apps/server) and words
 * in one place (libs/words).
 */
export type Rejection =
  | { readonly code: 'tournament.unknown' }
  | { readonly code: 'tournament.exists' }
  | { readonly code: 'tournament.archived' }
  | { readonly code: 'tournament.already-published' }
  | { readonly code: 'tournament.already-archived' }
  | { readonly code: 'tournament.last-organiser' }
  | { readonly code: 'tournament.role-not-held'; readonly role: string }
  | { readonly code: 'tournament.seal-not-owed'; readonly request: number }
  | { readonly code: 'tournament.text-unknown' }
  | { readonly code: 'access.role-required'; readonly roles: string };

export type RejectionCode = Rejection['code'];
