import { sentenceEnd } from '../prompts/sentences.ts';
import { characters, RESTART } from './characters.ts';
import { turnText, type TurnTextOptions } from './turnText.ts';

/** The most characters that may follow a line of `===`. */
const AFTER_MAX = 2000;

/** The end of a sentence, or of a line of verse or of a sign. */
const ENDED = /(?:[.!?।॥۔؟…:—–*]['"’”»›)\]]*|['"’”»›)\]])\s*$/;

type Passed = (string | typeof RESTART)[];

export interface OutputFilter {
  /** The sentences that are complete, each with the space before it. */
  readonly push: (chunk: string) => Passed;
  readonly end: (finish: 'stop' | 'length') => Passed;
  /** Nothing that comes now will be told. */
  readonly isOver: () => boolean;
  /** Our own rules or a secret of the author stood in the answer; it ends before them. */
  readonly hasLeaked: () => boolean;
  /** What does not belong into the turn stood in the answer; it ends before that. */
  readonly hasAdded: () => boolean;
  /** The answer stepped out of the story, or out of its language; those sentences are left out. */
  readonly hasLeftOut: () => boolean;
  /** What stood behind a line of `===`. */
  readonly after: () => string;
}

/**
 * What a model answers as text for players, passed on as soon as a sentence has ended. However the answer is divided
 * into chunks, the same text comes out.
 */
export function outputFilter(options: TurnTextOptions & { readonly wantsAfter?: boolean }): OutputFilter {
  const letters = characters();
  let turn = turnText(options);
  let waiting = '';
  let after = '';

  function pass(parts: Passed): Passed {
    return parts.flatMap((part): Passed => {
      if (part !== RESTART) return add(part);
      turn = turnText(options);
      waiting = '';
      after = '';
      return [RESTART];
    });
  }

  function add(text: string): string[] {
    waiting += text;
    return takeSentences(false);
  }

  function takeSentences(isLast: boolean): string[] {
    const passed: string[] = [];
    while (turn.ending() === null) {
      const end = sentenceEnd(waiting) ?? (isLast && waiting.trim() !== '' ? waiting.length : null);
      if (end === null) return passed;
      passed.push(...turn.take(waiting.slice(0, end)));
      waiting = waiting.slice(end);
    }
    if (turn.ending() === 'divider') after = (after + waiting).slice(0, AFTER_MAX);
    waiting = '';
    return passed;
  }

  return {
    push: (chunk) => pass(letters.push(chunk)),
    end(finish) {
      const passed = pass(letters.end());
      // a text that was cut off, by its limit or by the model, ends with its last whole sentence, if it has one
      const isCutOff = !turn.isEmpty() && (finish === 'length' || !ENDED.test(waiting));
      return isCutOff ? passed : [...passed, ...takeSentences(true)];
    },
    isOver: () => turn.ending() !== null && !(options.wantsAfter && turn.ending() === 'divider'),
    hasLeftOut: () => turn.hasLeftOut(),
    hasAdded: () => turn.ending() === 'added',
    hasLeaked: () => turn.ending() === 'leak',
    after: () => after,
  };
}
