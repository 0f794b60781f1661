import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#platform';
import { queries } from '#projections';
import { interfaceDocument } from '../application.js';

const DECISION = 'docs/decisions/0013-queries-as-data.md';

/** What is read over the QueryBus, and is no definition: each is a class with a handler. */
const CLASSES = ['publishedCompared', 'TournamentsController_dueSeal'];

it('tells in its decision which addresses are read past the QueryBus', async () => {
  const { paths } = await interfaceDocument();
  const isOnBus = (operation = '') => queries.has(operation) || CLASSES.includes(operation);
  const plain = Object.entries(paths).flatMap(([address, { get }]) =>
    get && !isOnBus(get.operationId) ? [address.replace('/api/', '')] : [],
  );
  const decision = readFileSync(join(projectRoot(), DECISION), 'utf8');
  const [, list = ''] = /are plain controllers.*?:\n\n(.*?)\n\n/s.exec(decision) ?? [];
  const told = [...list.matchAll(/`([^`]+)`/g)].map(([, address = '']) => address);
  expect(plain.toSorted()).toEqual(told.toSorted());
});
