import type { JsonPath } from '@kathaloka/contract/json';
import type { SchemaFault } from '@kathaloka/story/structureFault';
import type { StoryFault, StoryFaultCode } from './storyFile.ts';

/** Thrown while a file is read; `readStory` returns it as a value. */
export class Unplayable extends Error {
  readonly fault: StoryFault;
  constructor(code: StoryFaultCode, path: string, message: string, place?: { line: number; column: number }) {
    super(message);
    this.fault = { code, path, message, ...place };
  }
}

const MESSAGES: Readonly<Record<SchemaFault['kind'], (max: number) => string>> = {
  object: () => 'There must be an object here.',
  text: () => 'There must be a text here.',
  list: () => 'There must be a list here.',
  tooMany: (max) => `There are more than ${max} entries here.`,
  tooLong: (max) => `This text is longer than ${max} characters.`,
  characters: () => 'This text has a character that cannot be stored: NUL, or half of a pair.',
  name: () => 'This name is empty, too long or reserved.',
  mode: () => 'There must be one of “verbatim”, “guided” and “open” here.',
  turns: (max) => `There must be a whole number from 1 to ${max} here.`,
};

/** A path in readable form: `$.nodes.hall.choices[0].text`. */
export function pathText(root: string, path: JsonPath): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number'
        ? `${text}[${step}]`
        : /^[\p{L}_][\p{L}\p{M}\p{N}_-]*$/u.test(step)
          ? `${text}.${step}`
          : `${text}[${JSON.stringify(step.slice(0, 80))}]`,
    root,
  );
}

export function refuseField(root: string, { kind, path, max }: SchemaFault): never {
  throw new Unplayable('field', pathText(root, path), MESSAGES[kind](max));
}
