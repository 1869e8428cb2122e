/// <reference types="vite/client" />
import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Composed = ComponentType & { parameters: Readonly<Record<string, unknown>> };
type StoriesFile = Parameters<typeof composeStories>[0] & { default: Meta };

/** The file of stories that is named after a component shows what it is for, and its first stories that before all. */
const files = import.meta.glob<StoriesFile>('../**/*.stories.tsx', { eager: true });

/** As many of each file in the short form: enough for every part of it, and few enough for every day. */
const SHORT_FORM = 2;

/** Every file of stories, and stories of it that are rendered elsewhere than in Storybook: by name. */
export function storyFiles(isFull: boolean): [file: string, stories: [string, ComponentType][]][] {
  return Object.entries(files).map(([file, stories]) => {
    const composed = Object.entries(composeStories(stories) as Record<string, Composed>);
    const all = composed.filter(([, { parameters }]) => !parameters['throws']);
    return [file.replace('../', ''), isFull ? all : all.slice(0, SHORT_FORM)];
  });
}
