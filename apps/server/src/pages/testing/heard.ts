import type { Page } from 'playwright-core';

/** What a screen reader was told last, beside what it reads where the focus is; '' for nothing yet. */
export async function heard(page: Page): Promise<string> {
  const line = await page.context().newCDPSession(page);
  const { nodes } = await line.send('Accessibility.getFullAXTree');
  await line.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const { role, name, childIds = [] } = byId.get(id) ?? {};
    return role?.value === 'StaticText' ? `${name?.value}` : childIds.map(textOf).join('');
  };
  const places = nodes.filter(
    ({ role, properties = [] }) =>
      role?.value === 'generic' &&
      properties.some(({ name, value }) => name === 'live' && value.value === 'polite'),
  );
  return places.map(({ nodeId }) => textOf(nodeId)).find((text) => text !== '') ?? '';
}
