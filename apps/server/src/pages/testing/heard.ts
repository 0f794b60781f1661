import type { Page } from 'playwright-core';

interface Node {
  readonly nodeId: string;
  readonly name?: { readonly value?: string };
  readonly childIds?: readonly string[];
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** Milliseconds until it is looked again, and in all. */
const LOOK_AGAIN = 50;
const AT_MOST = 20_000;

/** Waits until a screen reader has been told something, wherever the page keeps that. */
export async function heard(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const until = Date.now() + AT_MOST;
  let told: string[] = [];
  do {
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    told = toldIn(nodes);
    if (told.some((each) => each.includes(text))) return browser.detach();
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  } while (Date.now() < until);
  throw new Error(`"${text}" was not said, but: ${told.join(' | ')}`);
}

/** What stands in the live regions of a page. */
function toldIn(nodes: readonly Node[]): string[] {
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const textsOf = ({ name, childIds = [] }: Node): string[] =>
    [name?.value ?? '', ...childIds.flatMap((id) => textsOf(known.get(id) ?? { nodeId: id }))].filter(
      Boolean,
    );
  const isLive = ({ properties = [] }: Node) =>
    properties.some(({ name, value }) => name === 'live' && value.value === 'polite');
  return nodes.filter(isLive).map((node) => textsOf(node).join(' '));
}
