/// <reference types="vite/client" />
import { composeStories, type Meta } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Composed = ComponentType & { parameters: Readonly<Record<string, unknown>> };
type StoriesFile = Parameters<typeof composeStories>[0] & { default: Meta };

const files = import.meta.glob<StoriesFile>('../**/*.stories.tsx', { eager: true });

/** All story files, each with the stories that can be rendered outside Storybook, by name. */
export function storyFiles(): [file: string, stories: [string, ComponentType][]][] {
  return Object.entries(files).map(([file, stories]) => {
    const composed = Object.entries(composeStories(stories) as Record<string, Composed>);
    return [file.replace('../', ''), composed.filter(([, { parameters }]) => !parameters['throws'])];
  });
}
