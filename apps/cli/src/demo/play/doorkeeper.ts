import type { TablePhone } from '../../server/players.js';

/** Milliseconds between two looks whether a phone is asked for its place. */
const LOOK_AGAIN = 2_000;

/** Lets a person's phone in that asks for the place of a simulated one: looked at now and then, as tables act. */
export class Doorkeeper {
  readonly #looked = new Map<TablePhone, number>();

  async attend(phone: TablePhone, tournament: string): Promise<void> {
    const now = Date.now();
    if (now - (this.#looked.get(phone) ?? 0) < LOOK_AGAIN) return;
    this.#looked.set(phone, now);
    const { device } = await phone.device.get('/api/session');
    const request = (device as { readonly asked?: string } | undefined)?.asked;
    if (request === undefined) return;
    await phone.device.post(`/api/tournaments/${tournament}/devices/make-room`, { request, makesRoom: true });
  }
}
