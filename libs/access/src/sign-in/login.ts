import { z } from 'zod';

/** A login as it is stored and compared: NFKC and lower case, however it was typed. */
export function normaliseLogin(login: string): string {
  return login.normalize('NFKC').trim().toLowerCase().normalize('NFKC');
}

/** The login of a new account: 1 to 64 characters without spaces. */
export const newLogin = z
  .string()
  .max(256, 'login.too-long')
  .transform(normaliseLogin)
  .pipe(
    z
      .string()
      .min(1, 'login.empty')
      .max(64, 'login.too-long')
      .regex(/^[^\p{C}\p{Z}]*$/u, 'login.characters'),
  );

/** How a person is called: 1 to 80 characters of one line. */
export const displayName = z
  .string()
  .max(400, 'person-name.too-long')
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, 'person-name.empty')
      .max(80, 'person-name.too-long')
      .regex(
        /^[^\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u,
        'person-name.characters',
      ),
  );
