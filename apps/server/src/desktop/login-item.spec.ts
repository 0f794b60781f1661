import { mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasLoginItem, loginItem, putLoginItem, removeLoginItem } from './login-item.js';

const STARTED = {
  node: '/home/łucja/My “club”/50% $off/node',
  program: '/home/łucja/a\\b "c"/launch.mjs',
  home: '/home/łucja/.local/share/tirage',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tirage-login-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('what starts Tirage when a person logs in', () => {
  it('is a unit of the user’s systemd, which is enabled by a link, put once, replaced and taken away', () => {
    const surroundings = { platform: 'linux' as const, env: {}, person: folder };
    const item = loginItem(surroundings, STARTED);
    expect(hasLoginItem(item)).toBe(false);
    putLoginItem(item);
    putLoginItem(item);
    expect(hasLoginItem(item)).toBe(true);
    const units = join(folder, '.config/systemd/user');
    expect(readdirSync(units).toSorted()).toEqual(['default.target.wants', 'tirage.service']);
    expect(readlinkSync(join(units, 'default.target.wants/tirage.service'))).toBe('../tirage.service');
    const lines = readFileSync(item.path, 'utf8').split('\n');
    expect(lines).toContain('Environment="TIRAGE_HOME=/home/łucja/.local/share/tirage"');
    expect(lines).toContain(
      String.raw`ExecStart="/home/łucja/My “club”/50%% $$off/node" "/home/łucja/a\\b \"c\"/launch.mjs" background`,
    );

    putLoginItem(loginItem(surroundings, { ...STARTED, node: '/newer/node' }));
    expect(readFileSync(item.path, 'utf8')).toContain('ExecStart="/newer/node" ');
    removeLoginItem(item);
    removeLoginItem(item);
    expect(hasLoginItem(item)).toBe(false);
    expect(readdirSync(join(units, 'default.target.wants'))).toEqual([]);
  });

  it('is a launch agent on macOS', () => {
    const started = { ...STARTED, node: '/Volumes/A & B/<node>' };
    const { path, content, link } = loginItem({ platform: 'darwin', env: {}, person: '/Users/eva' }, started);
    expect([path, link]).toEqual(['/Users/eva/Library/LaunchAgents/tirage.plist', undefined]);
    expect(content).toContain('<string>/Volumes/A &amp; B/&lt;node&gt;</string>');
    expect(content).toContain('<key>RunAtLoad</key><true/>');
  });

  it('is a file in the Startup folder of Windows', () => {
    const env = { APPDATA: '/Users/eva/AppData/Roaming' };
    const { path, content } = loginItem({ platform: 'win32', env, person: '/Users/eva' }, STARTED);
    expect(path).toMatch(/AppData.Roaming.Microsoft.Windows.Start Menu.Programs.Startup.Tirage\.cmd$/);
    expect(content).toContain('\r\nset "TIRAGE_HOME=/home/łucja/.local/share/tirage"\r\n');
    expect(content).toContain('/50%% $off/node" ');
  });
});
