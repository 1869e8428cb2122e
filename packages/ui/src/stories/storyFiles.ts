/// <reference types="vite/client" />
import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Composed = ComponentType & { parameters: Readonly<Record<string, unknown>> };
type StoriesFile = Parameters<typeof composeStories>[0] & { default: Meta };

/** The file of stories that is named after a component shows what it is for, and its first stories that before all. */
const files = import.meta.glob<StoriesFile>('../**/*.stories.tsx', { eager: true });

/** The short form renders every other file, and one of its first stories, in turn: they have every part of it. */
const FIRST = 2;
const EVERY = 2;

/** Every file of stories, and stories of it that are rendered elsewhere than in Storybook: by name. */
export function storyFiles(isFull: boolean, turn = 0): [file: string, stories: [string, ComponentType][]][] {
  const taken = Object.entries(files).filter((_, at) => isFull || (at + turn) % EVERY === 0);
  return taken.map(([file, stories]) => {
    const composed = Object.entries(composeStories(stories) as Record<string, Composed>);
    const all = composed.filter(([, { parameters }]) => !parameters['throws']);
    const at = Math.floor(turn / EVERY) % Math.max(1, Math.min(FIRST, all.length));
    return [file.replace('../', ''), isFull ? all : all.slice(at, at + 1)];
  });
}
