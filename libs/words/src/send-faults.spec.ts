import { LANGUAGES } from './language/language.js';
import { sendFaultText, sendFaultWords, type SendFaultCode } from './send-faults.js';

const names = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!).filter((name, at, all) => all.indexOf(name) === at);

describe('what to put right before results are sent', () => {
  it.each(LANGUAGES)('has every code and the same parameters in %s', (language) => {
    const words = sendFaultWords[language];
    expect(Object.keys(words)).toEqual(Object.keys(sendFaultWords.en));
    for (const [code, text] of Object.entries(sendFaultWords.en))
      expect([code, names(words[code as SendFaultCode]).toSorted()]).toEqual([code, names(text).toSorted()]);
  });

  it('names who and what', () => {
    const fault = { code: 'player.no-number', contestant: 'A-NS1', name: 'Anna Nowak' } as const;
    expect(sendFaultText(fault, 'en')).toBe('Anna Nowak (A-NS1) has no number.');
    const rule = { code: 'usebio.version', line: 7, element: 'EBU_CHARGE_CODE', version: '1.2' } as const;
    expect(sendFaultText({ code: 'file.rule', fault: rule }, 'en')).toBe(
      'Line 7 of the file: version 1.2 has no EBU_CHARGE_CODE.',
    );
  });
});
