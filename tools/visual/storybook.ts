import fs from 'node:fs';
import path from 'node:path';

export const PORT = 4330;
/** Where `npm run build -- --storybook` puts the static Storybook. */
export const STORYBOOK = 'storybook-static';

export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

/** Every story of a whole screen, from the index that Storybook's build has written. */
export function screenStories(): StoryEntry[] {
  const file = path.resolve(import.meta.dirname, '../..', STORYBOOK, 'index.json');
  const { entries } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    entries: Record<string, StoryEntry & { type: string }>;
  };
  return Object.values(entries).filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'));
}
