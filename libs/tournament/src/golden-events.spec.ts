import type { Json } from '#ledger';
import { eventDefinitions } from './catalogue/catalogue.js';
import { eventCatalogue } from './writing/states.js';
import { goldenEvents } from './testing/golden-events.js';

const catalogue = eventCatalogue();
const line = { tournament: '0d6b5a64-1c5c-4a0e-9a51-0f3f7b8f2d11', position: 1 };

describe('what was ever written', () => {
  it.each(goldenEvents)(
    '$type $schema reads as it is written today: $payload',
    ({ type, schema, payload }) => {
      const read = catalogue.upcast({ ...line, type, schema, payload: JSON.parse(payload) as Json });
      const definition = eventDefinitions.get(type)!;
      expect(read.schema).toBe(definition.schema);
      expect(definition.payload.parse(read.payload)).toEqual(read.payload);
    },
  );

  it('has a line here for every type and version', () => {
    const versions = [...eventDefinitions.values()].flatMap(({ type, schema }) =>
      Array.from({ length: schema }, (_, below) => `${type} ${below + 1}`),
    );
    const golden = new Set(goldenEvents.map(({ type, schema }) => `${type} ${schema}`));
    expect([...golden].toSorted()).toEqual(versions.toSorted());
  });
});
