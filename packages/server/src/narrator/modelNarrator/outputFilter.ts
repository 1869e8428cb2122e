import type { Harm } from '../harm/rules.ts';
import { characters, RESTART } from './characters.ts';
import { sentenceReader } from './sentenceReader.ts';
import { OVER_LENGTH, turnText, type TurnTextOptions } from './turnText.ts';

/** The maximum length of the part after a line of `===`. */
const AFTER_MAX = 2000;

/** More letters for each word than any language has, with what is left out of an answer. */
const LETTERS_A_WORD = 30;

/** The end of a sentence, of a line of verse, or of a sign. */
const ENDED = /(?:[.!?।॥۔؟…:—–*]['"’”»›)\]]*|['"’”»›)\]])\s*$/;

type Passed = (string | typeof RESTART)[];

export interface OutputFilter {
  /** Returns the completed sentences, each with the space before it. */
  readonly push: (chunk: string) => Passed;
  readonly end: (finish: 'stop' | 'length') => Passed;
  /** Whether the text is complete: later input is ignored. */
  readonly isOver: () => boolean;
  /** Whether the answer had our rules or a secret of the author. The text ends before them. */
  readonly hasLeaked: () => boolean;
  /** Whether the answer had something foreign to the turn. The text ends before it. */
  readonly hasUnfit: () => boolean;
  /** Whether sentences were left out that stepped out of the story or its language. */
  readonly hasLeftOut: () => boolean;
  /** What sentences would have done that were left out because they do harm. */
  readonly harms: () => readonly Harm[];
  /** The text after a line of `===`. */
  readonly after: () => string;
}

/**
 * Turns a model's answer into text for players, sentence by sentence. The result does not depend on the
 * division into chunks.
 */
export function outputFilter(options: TurnTextOptions & { readonly wantsAfter?: boolean }): OutputFilter {
  const letters = characters();
  const lettersMax = options.maxWords * OVER_LENGTH * LETTERS_A_WORD;
  let turn = turnText(options);
  let sentences = sentenceReader();
  let after = '';

  function pass(parts: Passed): Passed {
    return parts.flatMap((part): Passed => {
      if (part !== RESTART) return add(part);
      turn = turnText(options);
      sentences = sentenceReader();
      after = '';
      return [RESTART];
    });
  }

  function add(text: string): string[] {
    sentences.add(text);
    return takeSentences(false);
  }

  function takeSentences(isLast: boolean): string[] {
    const passed: string[] = [];
    while (turn.ending() === null) {
      const sentence = sentences.next(isLast);
      if (sentence === null) return passed;
      if (sentences.hasNoEnd() || sentences.taken() - sentence.length > lettersMax) turn.endUnfit();
      else passed.push(...turn.take(sentence));
    }
    const rest = sentences.rest();
    if (turn.ending() === 'divider') after = (after + rest).slice(0, AFTER_MAX);
    return passed;
  }

  return {
    push: (chunk) => pass(letters.push(chunk)),
    end(finish) {
      const passed = pass(letters.end());
      // a text that was cut off ends with its last whole sentence, if it has one
      const isCutOff = !turn.isEmpty() && (finish === 'length' || !ENDED.test(sentences.waiting()));
      return isCutOff ? passed : [...passed, ...takeSentences(true)];
    },
    isOver: () => turn.ending() !== null && !(options.wantsAfter && turn.ending() === 'divider'),
    hasLeftOut: () => turn.hasLeftOut(),
    hasUnfit: () => turn.ending() === 'unfit',
    hasLeaked: () => turn.ending() === 'leak',
    harms: () => turn.harms(),
    after: () => after,
  };
}
