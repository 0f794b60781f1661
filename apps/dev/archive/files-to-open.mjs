/** What a person double-clicks, and the word that it gives to the program. */
export const FILES_TO_OPEN = {
  'Start Tirage': 'start',
  'Stop Tirage': 'stop',
  'Start at login': 'at-login',
  'Do not start at login': 'not-at-login',
};

/**
 * The content of such a file for a system.
 * @param {string} system as its archive is named
 * @param {{ os: string }} how
 * @param {string} word
 */
export function fileToOpen(system, { os }, word) {
  return os === 'win32' ? forWindows(word) : forUnix(system, os, word);
}

const PACKED = 'Unpack the whole archive first. Then open this file in the unpacked folder.';

function forUnix(system, os, word) {
  // What came from a browser is marked, file by file, and macOS would ask about each library. The person has let this one run.
  const trusted = os === 'darwin' ? `xattr -dr com.apple.quarantine "$here" 2>/dev/null\n` : '';
  return `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
node="$here/program/node"

fail() {
  printf '%s\\n' "$1" >&2
  if [ -t 0 ]; then
    printf 'Press Enter to close.'
    read -r _
  else
    zenity --error --text="$1" 2>/dev/null || xmessage "$1" 2>/dev/null
  fi
  exit 1
}

${trusted}[ -f "$node" ] || fail '${PACKED}'
"$node" --version >/dev/null 2>&1 || fail 'No program can be started from this folder. It is for ${system}: take the archive for your system. If it is the right one, copy the folder to the disk of this computer.'
"$node" "$here/program/dist/programs/launch.mjs" ${word}
code=$?
if [ "$code" -ne 0 ] && [ -t 0 ]; then
  printf 'Press Enter to close.'
  read -r _
fi
exit "$code"
`;
}

function forWindows(word) {
  return [
    '@echo off',
    'chcp 65001 >nul',
    'title Tirage',
    String.raw`if not exist "%~dp0program\node.exe" (`,
    `  echo ${PACKED}`,
    '  pause',
    '  exit /b 1',
    ')',
    String.raw`"%~dp0program\node.exe" "%~dp0program\dist\programs\launch.mjs" ${word}`,
    'if errorlevel 1 pause',
    '',
  ].join('\r\n');
}
