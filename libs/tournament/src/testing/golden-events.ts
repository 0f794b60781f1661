/**
 * One payload of each event type and schema version that was ever written, as it lies in books. These stay as they are
 * for good: a new schema version adds a line.
 */
export const goldenEvents: readonly { type: string; schema: number; payload: string }[] = [
  {
    type: 'tournament.created',
    schema: 1,
    payload: '{"name":"Турнир «Весна»","organiser":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11"}',
  },
  { type: 'tournament.renamed', schema: 1, payload: '{"name":"Otwarte Mistrzostwa Łodzi"}' },
  { type: 'tournament.published', schema: 1, payload: '{}' },
  { type: 'tournament.archived', schema: 1, payload: '{}' },
  {
    type: 'tournament.archived',
    schema: 1,
    payload:
      '{"reason":{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}}',
  },
  {
    type: 'tournament.role-granted',
    schema: 1,
    payload: '{"person":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","role":"director"}',
  },
  {
    type: 'tournament.role-revoked',
    schema: 1,
    payload: '{"person":"0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11","role":"scorer"}',
  },
  { type: 'tournament.seal-requested', schema: 1, payload: '{"kind":"provisional"}' },
  {
    type: 'tournament.sealed',
    schema: 1,
    payload:
      '{"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","kind":"official","request":17}',
  },
  { type: 'tournament.text-erased', schema: 1, payload: '{"text":"6a1f3b0e-52f0-4a0a-8d8e-3f8d0b1c2e55"}' },
];
