/** The markers around a model's reasoning, if its server does not remove them. */
const OPENING = /<(?:think|thinking|reasoning)>|<\|channel\|>(?:analysis|commentary)(?:<\|message\|>)?/i;
const CLOSING = /<\/(?:think|thinking|reasoning)>|<\|channel\|>final(?:<\|message\|>)?/i;
const EITHER = new RegExp(`${OPENING.source}|${CLOSING.source}`, 'i');
const MAY_BECOME_A_TAG =
  /<(?:\/?[a-z]{0,9}|\|[a-z]{0,7}(?:\|(?:>[a-z]{0,10}(?:<(?:\|[a-z]{0,7}\|?)?)?)?)?)$/i;

const INVISIBLE = /(?!\n)[\p{Cc}\p{Cs}\uFFFE\uFFFF]|(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** Everything before this mark is reasoning, and not for readers. */
export const RESTART = Symbol('restart');

type Part = string | typeof RESTART;

export interface Characters {
  readonly push: (chunk: string) => Part[];
  readonly end: () => Part[];
}

/**
 * The first stage of cleaning: removes reasoning and invisible characters. What it cannot decide waits for
 * the next chunk, so that the division into chunks does not matter.
 */
export function characters(): Characters {
  let half = '';
  let waiting = '';
  let isThinking = false;

  function take(isLast: boolean): Part[] {
    const parts: Part[] = [];
    const pass = (text: string): void => {
      if (!isThinking && text !== '') parts.push(text);
    };
    for (;;) {
      const tag = (isThinking ? CLOSING : EITHER).exec(waiting);
      if (!tag) break;
      pass(waiting.slice(0, tag.index));
      if (!isThinking && CLOSING.test(tag[0])) parts.push(RESTART);
      isThinking = OPENING.test(tag[0]);
      waiting = waiting.slice(tag.index + tag[0].length);
    }
    const undecided = isLast ? 0 : (MAY_BECOME_A_TAG.exec(waiting)?.[0].length ?? 0);
    pass(waiting.slice(0, waiting.length - undecided));
    waiting = waiting.slice(waiting.length - undecided);
    return parts;
  }

  return {
    push(chunk) {
      const text = half + chunk;
      half = /[\uD800-\uDBFF\r]$/.exec(text)?.[0] ?? '';
      waiting += lettersOf(text.slice(0, text.length - half.length));
      return take(false);
    },
    end() {
      waiting += lettersOf(half);
      half = '';
      return take(true);
    },
  };
}

const lettersOf = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(INVISIBLE, '');
