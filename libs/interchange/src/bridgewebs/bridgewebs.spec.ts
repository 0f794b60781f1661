import { bridgewebsForm, bridgewebsReply } from './bridgewebs.js';

const results = { name: '20261201-1.xml', bytes: Buffer.from('<A>Zoë & Co</A>\r\n', 'latin1') };

describe('results for BridgeWebs', () => {
  it('have the fields of its guide, in a form', () => {
    const deals = { name: '20261201-1.pbn', bytes: Buffer.from('[Event "Thursday"]\n') };
    const form = bridgewebsForm({ club: 'harbour', password: 'a=b&c', event: '2', results, deals });
    const fields = new URLSearchParams(form);
    expect([...fields.keys()]).toEqual([
      'club',
      'password',
      'type',
      'event_id',
      'filename',
      'data',
      'dealname',
      'dealdata',
    ]);
    expect(fields.get('type')).toBe('upload');
    expect(fields.get('password')).toBe('a=b&c');
    expect(fields.get('dealdata')).toBe('[Event "Thursday"]\n');
  });

  it('keep each byte of a file, whatever its encoding', () => {
    const form = bridgewebsForm({ club: 'harbour', password: 'x', results });
    expect(form).toContain('data=%3CA%3EZo%EB%20%26%20Co%3C%2FA%3E%0D%0A');
    expect(form).not.toContain('event_id');
    expect(form).not.toContain('deal');
  });
});

describe('what BridgeWebs says', () => {
  it.each([
    ['message = Upload Successful', true, 'Upload Successful'],
    ['<html>\r\nmessage = Upload <b>Successful</b>\r\n</html>', true, 'Upload Successful'],
    ['message = Upload failed: invalid club or password\n', false, 'Upload failed: invalid club or password'],
    ['message = Unsuccessful', false, 'Unsuccessful'],
    ['<html>502 Bad gateway</html>', false, ''],
    ['', false, ''],
  ])('%j', (text, isDone, message) => {
    expect(bridgewebsReply(text)).toEqual({ isDone, message });
  });
});
