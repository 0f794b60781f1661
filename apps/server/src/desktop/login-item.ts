import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Surroundings } from './surroundings.js';

/** What is started: Node, the program as Node takes it, and the home that it uses. */
export interface Started {
  readonly node: string;
  readonly program: string;
  readonly home: string;
}

/** What has a system start something when a person logs in: a file, on Linux with a link to it as `systemctl enable` makes. */
export interface LoginItem {
  readonly path: string;
  readonly content: string;
  readonly link?: string;
}

/** The item of this person on this system: a user unit of systemd, a launch agent, or a file in the Startup folder. */
export function loginItem({ platform, env, person }: Surroundings, started: Started): LoginItem {
  if (platform === 'win32') {
    const roaming = env['APPDATA'] ?? join(person, 'AppData', 'Roaming');
    const startup = join(roaming, 'Microsoft', 'Windows', 'Start Menu', 'Programs', 'Startup');
    return { path: join(startup, 'Tirage.cmd'), content: startupFile(started) };
  }
  if (platform === 'darwin')
    return { path: join(person, 'Library', 'LaunchAgents', 'tirage.plist'), content: launchAgent(started) };
  const units = join(env['XDG_CONFIG_HOME'] ?? join(person, '.config'), 'systemd', 'user');
  return {
    path: join(units, 'tirage.service'),
    content: userUnit(started),
    link: join(units, 'default.target.wants', 'tirage.service'),
  };
}

/** Whether the person has asked for it. */
export function hasLoginItem({ path }: LoginItem): boolean {
  return existsSync(path);
}

/** Puts the item in its place, over an older one. */
export function putLoginItem({ path, content, link }: LoginItem): void {
  if (hasLoginItem({ path, content }) && readFileSync(path, 'utf8') === content) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (link === undefined || lstatSync(link, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), path), link);
}

/** Takes the item away; nothing happens when there is none. */
export function removeLoginItem({ path, link }: LoginItem): void {
  if (link !== undefined) rmSync(link, { force: true });
  rmSync(path, { force: true });
}

function userUnit({ node, program, home }: Started): string {
  // systemd reads % and, in commands, $ as its own.
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('%', '%%')}"`;
  const word = (text: string) => quoted(text).replaceAll('$', '$$$$');
  return `[Unit]
Description=Tirage runs card tournaments

[Service]
Environment=${quoted(`TIRAGE_HOME=${home}`)}
ExecStart=${word(node)} ${word(program)} background
UMask=0077
Restart=on-failure
RestartSec=5
# The server stops its PostgreSQL itself, last of all.
KillMode=mixed
TimeoutStopSec=60

[Install]
WantedBy=default.target
`;
}

function launchAgent({ node, program, home }: Started): string {
  const string = (text: string) =>
    `<string>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</string>`;
  const log = string(join(home, 'tirage.log'));
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>${string('tirage')}
  <key>ProgramArguments</key>
  <array>${string(node)}${string(program)}${string('background')}</array>
  <key>EnvironmentVariables</key>
  <dict><key>TIRAGE_HOME</key>${string(home)}</dict>
  <key>RunAtLoad</key><true/>
  <key>KeepAlive</key>
  <dict><key>SuccessfulExit</key><false/></dict>
  <key>ThrottleInterval</key><integer>10</integer>
  <key>ExitTimeOut</key><integer>60</integer>
  <key>Umask</key><integer>63</integer>
  <key>StandardOutPath</key>${log}
  <key>StandardErrorPath</key>${log}
</dict>
</plist>
`;
}

function startupFile({ node, program, home }: Started): string {
  const word = (text: string) => `"${text.replaceAll('%', '%%')}"`;
  return [
    '@echo off',
    'chcp 65001 >nul',
    `set ${word(`TIRAGE_HOME=${home}`)}`,
    `start "Tirage" /min ${word(node)} ${word(program)} background`,
    '',
  ].join('\r\n');
}
