import type { components, paths } from './generated/interface.js';

/** What the server's answers are made of, by name: the OpenAPI document's schemas. */
export type Schemas = components['schemas'];

/** What an address answers: to be read, or where it is said so otherwise. */
export type Answer<Path extends keyof paths, Method extends keyof paths[Path] = 'get' & keyof paths[Path]> = {
  readonly [Status in 200 | 201]: paths[Path][Method] extends {
    readonly responses: {
      readonly [Of in Status]: { readonly content: { readonly 'application/json': infer Given } };
    };
  }
    ? Given
    : never;
}[200 | 201];

/** The addresses of a tournament's commands. */
type CommandPath = Extract<keyof paths, `/api/tournaments/{tournament}/commands/${string}`>;

/** A value that is handed over and not changed. */
export type Given<Value> = Value extends object
  ? { readonly [Member in keyof Value]: Given<Value[Member]> }
  : Value;

/** The commands of a tournament, by name, and their bodies. */
export type Commands = {
  readonly [
    Path in CommandPath as Path extends `${string}/commands/${infer Name}` ? Name : never
  ]: paths[Path] extends {
    readonly post: {
      readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
    };
  }
    ? Given<Body>
    : never;
};
