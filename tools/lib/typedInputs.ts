import fs from 'node:fs';
import path from 'node:path';
import { readBundledStories } from '../../packages/server/src/features/bundledStories/bundledStory.ts';

const INPUTS = path.resolve(import.meta.dirname, '../../packages/server/src/narrator/interpret/inputs');

/** A stranger's input in a scene, and the choice that it means; null for none. */
export interface TypedInput {
  readonly input: string;
  readonly kind: string;
  readonly choice: number | null;
  readonly story: string;
  readonly choices: readonly string[];
  readonly wording: {
    readonly language: string;
    readonly names: readonly string[];
    readonly scene: string;
    readonly said: readonly (readonly string[] | undefined)[];
  };
}

interface Scenes {
  readonly language: string;
  readonly names: readonly string[];
  readonly nodes: Record<
    string,
    {
      readonly text?: string;
      readonly choices: readonly string[];
      readonly inputs: readonly Pick<TypedInput, 'input' | 'kind' | 'choice'>[];
    }
  >;
}

/** The inputs of a folder, the strangers' that may be read by default, with the authors' phrases for the choices. */
export function strangersInputs(folder = 'strangers/seen'): TypedInput[] {
  const phrases = new Map(
    readBundledStories()
      .flatMap(({ story }) => Object.values(story.story_structure?.nodes ?? {}))
      .flatMap(({ choices }) => choices.map(({ text, said }) => [text, said] as const)),
  );
  const all = path.join(INPUTS, folder);
  return fs
    .readdirSync(all)
    .filter((name) => name.endsWith('.json'))
    .flatMap((story) => {
      const { language, names, nodes } = JSON.parse(fs.readFileSync(path.join(all, story), 'utf8')) as Scenes;
      return Object.values(nodes).flatMap(({ text = '', choices, inputs }) => {
        const wording = { language, names, scene: text, said: choices.map((choice) => phrases.get(choice)) };
        return inputs.map((each) => ({ ...each, story, choices, wording }));
      });
    });
}
