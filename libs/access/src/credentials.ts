import type { Captains } from './people/captains.js';
import type { Devices } from './devices/devices.js';
import type { CaptainPrincipal, DevicePrincipal, PersonCredential } from './rights/principal.js';
import type { Sessions } from './sign-in/sessions.js';

/** What a request carries: a browser can be signed in, paired with a table and a captain's at the same time. */
export interface Credentials {
  readonly person?: PersonCredential;
  readonly device?: DevicePrincipal;
  readonly captain?: CaptainPrincipal;
}

/** The tokens of a request's cookies. */
export interface PresentedTokens {
  readonly session?: string | undefined;
  readonly device?: string | undefined;
  readonly captain?: string | undefined;
}

/** Turns the tokens of a request into credentials; dead and unknown tokens count as none. */
export async function resolveCredentials(
  tokens: PresentedTokens,
  services: { readonly sessions: Sessions; readonly devices: Devices; readonly captains: Captains },
): Promise<Credentials> {
  const [person, device, captain] = await Promise.all([
    tokens.session === undefined ? undefined : services.sessions.resolve(tokens.session),
    tokens.device === undefined ? undefined : services.devices.resolve(tokens.device),
    tokens.captain === undefined ? undefined : services.captains.resolve(tokens.captain),
  ]);
  return { ...(person && { person }), ...(device && { device }), ...(captain && { captain }) };
}
