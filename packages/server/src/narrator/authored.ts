import { PICTURE_STYLES } from '@kathaloka/contract/limits';
import type { Narrator, TellingTask } from './Narrator.ts';

/** Tells what the author has written, and nothing else. */
export const authoredNarrator: Narrator = {
  interpret: () => Promise.resolve({ edge: null, isSure: false }),
  async *narrate(task) {
    for (const text of paragraphs(textFor(task))) yield { text };
  },
  illustrate({ turn_id, model_key, text, world }) {
    const style = PICTURE_STYLES.find((each) => each === model_key) ?? PICTURE_STYLES[0];
    return Promise.resolve({ image_url: sceneAddress(turn_id), style, prompt: `${text}\n\n${world}` });
  },
};

/** A scene is told as a whole; where the story stays in it, its last paragraph leads back to the choice. */
function textFor({ kind, scene: { text } }: TellingTask): string {
  if (kind === 'scene' || kind === 'setting') return text;
  return (
    text
      .trim()
      .split(/\n{2,}/)
      .at(-1) ?? text
  );
}

/** With their line breaks, so that together they are the text. */
function paragraphs(text: string): string[] {
  return text.match(/[\s\S]+?(?:\n{2,}|$)/g) ?? [];
}

/** The address of the picture that the built-in illustrator draws of a turn. */
export const sceneAddress = (turn_id: string): string => `/scenes/${turn_id}.svg`;
