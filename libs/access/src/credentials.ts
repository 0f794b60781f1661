import type { Devices } from './devices.js';
import type { DevicePrincipal, PersonCredential } from './principal.js';
import type { Sessions } from './sessions.js';

/** What a request carries: a browser can be signed in and paired with a table at the same time. */
export interface Credentials {
  readonly person?: PersonCredential;
  readonly device?: DevicePrincipal;
}

/** The tokens of a request's cookies. */
export interface PresentedTokens {
  readonly session?: string | undefined;
  readonly device?: string | undefined;
}

/** Turns the tokens of a request into credentials; dead and unknown tokens count as none. */
export async function resolveCredentials(
  tokens: PresentedTokens,
  services: { readonly sessions: Sessions; readonly devices: Devices },
): Promise<Credentials> {
  const [person, device] = await Promise.all([
    tokens.session === undefined ? undefined : services.sessions.resolve(tokens.session),
    tokens.device === undefined ? undefined : services.devices.resolve(tokens.device),
  ]);
  return { ...(person && { person }), ...(device && { device }) };
}
