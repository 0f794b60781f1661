import { faultyNetwork, type FaultyNetwork } from '../../../libs/ledger/src/testing/faulty-network.js';

/** What a process reaches over a network. */
export type Reached = 'database' | 'redis';

/** The networks between processes and what they need, one for each of both. */
export class Networks {
  readonly #ways: { readonly to: Reached; readonly network: FaultyNetwork }[] = [];

  /** Opens one for a process. @returns the address that it is to use */
  async open(to: Reached, connectionString: string): Promise<string> {
    const network = await faultyNetwork(connectionString);
    this.#ways.push({ to, network });
    return network.connectionString;
  }

  get areThere(): boolean {
    return this.#ways.length > 0;
  }

  /** Leads all of them to another address. */
  lead(to: Reached, connectionString: string): void {
    for (const way of this.#ways) if (way.to === to) way.network.leadTo(connectionString);
  }

  /** One of them, by chance. */
  pick(share: number): FaultyNetwork {
    return this.#ways[Math.floor(share * this.#ways.length)]!.network;
  }

  async close(): Promise<void> {
    await Promise.all(this.#ways.map(({ network }) => network.close()));
  }
}
