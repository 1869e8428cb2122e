import { createHash } from 'node:crypto';
import { elementScript } from '../../packages/player/elementScript.mts';

const NAME = 'virtual:kathaloka-player';
const RESOLVED = `\0${NAME}`;

/**
 * The player as text, for pages that embed it, with its hash for a Content Security Policy.
 *
 * @type {import('vite').Plugin}
 */
export const playerScript = {
  name: 'player-script',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  async load(id) {
    if (id !== RESOLVED) return undefined;
    const script = await elementScript();
    const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    return `export const script = ${JSON.stringify(script)};\nexport const scriptHash = ${JSON.stringify(hash)};\n`;
  },
};
