import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder, environmentFor, settingsFile, unusable } from './surroundings.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tirage-settings-'));
});

afterEach(() => rmSync(home, { recursive: true }));

describe('the data of a program that is started with a double click', () => {
  it.each([
    ['linux', {}, '/home/eva/.local/share/tirage'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/tirage'],
    ['darwin', {}, '/home/eva/Library/Application Support/Tirage'],
    ['win32', { LOCALAPPDATA: '/local' }, '/local/Tirage'],
    ['linux', { TIRAGE_HOME: '/club' }, '/club'],
  ] as const)('lie on %s with %j in %s', (platform, env, expected) => {
    expect(dataFolder({ platform, env, person: '/home/eva' })).toBe(expected);
  });

  it('are not put into a folder that PostgreSQL cannot use on Windows', () => {
    const on = (platform: NodeJS.Platform) => ({ platform, env: {}, person: '' });
    const folders = ['C:/Program Files/Tirage', 'C:/Users/Łucja/AppData/Local/Tirage'];
    expect(unusable(on('win32'), folders)).toBe(folders[1]);
    expect(unusable(on('win32'), folders.slice(0, 1))).toBeUndefined();
    expect(unusable(on('linux'), folders)).toBeUndefined();
  });

  it('have settings beside them, which the environment overrides', () => {
    expect(environmentFor(home, {})).toEqual({ LOG_LEVEL: 'warn', TIRAGE_HOME: home });
    writeFileSync(settingsFile(home), '\uFEFFPORT=3001\r\nHOST=127.0.0.1\r\nTIRAGE_HOME=/elsewhere\r\n');
    expect(environmentFor(home, { HOST: '0.0.0.0' })).toEqual({
      LOG_LEVEL: 'warn',
      PORT: '3001',
      HOST: '0.0.0.0',
      TIRAGE_HOME: home,
    });
  });
});
