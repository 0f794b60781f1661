import { delimiterOf, readDelimited, writeCsv } from './delimited-text.js';

describe('a table of cells', () => {
  it('has quoted cells with delimiters, ends of lines and quotes in them', () => {
    const text = 'a;"b;""b""\r\nc"; d \r\n\r\n"e";;f';
    expect(delimiterOf(text)).toBe(';');
    expect(readDelimited(text, ';')).toEqual([
      { line: 1, cells: ['a', 'b;"b" c', 'd'] },
      { line: 4, cells: ['e', '', 'f'] },
    ]);
  });

  it('is written so that it reads the same, and that no spreadsheet runs any of it', () => {
    const text = writeCsv([
      ['Ann "A" Able, Bob', -3.5, '58.33%'],
      ['=1+1', '@cmd', null],
      ['+1-cmd', '-x', '\t=1'],
    ]);
    expect(text).toContain("'=1+1,'@cmd,\r\n'+1-cmd,'-x,'\t=1\r\n");
    expect(readDelimited(text, ',').map(({ cells }) => cells)).toEqual([
      ['Ann "A" Able, Bob', '-3.5', '58.33%'],
      ['=1+1', '@cmd', ''],
      ['+1-cmd', '-x', '=1'],
    ]);
  });
});
