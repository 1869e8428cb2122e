import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countSnapshots, described } from './lib/snapshots.mjs';

const modes = { night: {}, 'palm leaf': {} };
const stories = [
  { id: 'card--default', tags: [], chromatic: { modes: { ...modes, 'Hindi, phone': {} } } },
  { id: 'card--typed', tags: [], chromatic: { modes, delay: 800 } },
  { id: 'card--pressed', tags: ['behaviour'], chromatic: { modes, disableSnapshot: true } },
  { id: 'card--moving', tags: ['no-visual'], chromatic: { modes, disableSnapshot: true } },
];

describe('npm run tool -- chromatic --dry-run', () => {
  it('counts a snapshot for each mode of what is pictured', () => {
    expect(countSnapshots(stories)).toEqual({
      stories: 4,
      pictured: 2,
      behaviours: 1,
      cannotHoldStill: 1,
      delayed: 1,
      byMode: { night: 2, 'palm leaf': 2, 'Hindi, phone': 1 },
      snapshots: 5,
    });
  });

  it('says what would be sent', () => {
    const words = described(countSnapshots(stories));
    expect(words).toContain('2 of 4 stories are pictured: 1 are behaviours, 1 cannot hold still.');
    expect(words).toContain('5 snapshots, by mode:');
  });
});

describe('The settings of Chromatic', () => {
  it('picture what has changed, and let a change fail until it is accepted', () => {
    const file = path.resolve(import.meta.dirname, '../chromatic.config.json');
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({
      onlyChanged: true,
      exitZeroOnChanges: false,
    });
  });
});
