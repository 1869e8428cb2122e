import type { Sentence } from '../interpret/nearest.ts';
import { countWords } from './words.ts';

const END = /(?<=[.!?…।۔؟]['"’”»)*]*)\s+/u;
/** A speech is not cut before so many words. */
const WHOLE_WORDS = 40;
/** "You look. K. Narasimhan.": fewer words, and initials, say nothing alone. */
const LEAST_WORDS = 3;

/** The sentences of a text that can be quoted alone: a speech stays whole unless it is long. */
export function sentencesOf(text: string): Sentence[] {
  return text.split(/\n+/).flatMap((paragraph, at) => {
    const whole: string[] = [];
    for (const part of paragraph.trim().split(END)) {
      const last = whole.at(-1);
      const isCut =
        last !== undefined && (countWords(last) < LEAST_WORDS || /(?<![\p{L}])\p{Lu}\.$/u.test(last));
      // "'How should I know?' says Jambavan."
      const isTag = last !== undefined && /^\p{Ll}/u.test(part);
      const isScrap = countWords(part) < LEAST_WORDS && !leavesOpen(part);
      const goesOn =
        last !== undefined &&
        (isCut || isTag || isScrap || (leavesOpen(last) && countWords(last) < WHOLE_WORDS));
      if (goesOn) whole[whole.length - 1] = `${last} ${part}`;
      else whole.push(part);
    }
    return whole
      .map(withoutLoneMarks)
      .filter((each) => /\p{L}/u.test(each))
      .map((each) => ({ text: each, paragraph: at }));
  });
}

const OPENS = /(?<![\p{L}\p{M}\p{N}])['"‘“«](?=[\p{L}\p{N}…])/gu;
const CLOSES = /(?<=[\p{L}\p{M}\p{N}.,!?…।۔؟])['"’”»](?![\p{L}\p{M}\p{N}])/gu;

const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;

/** Whether a speech begins in it and does not end. */
const leavesOpen = (text: string): boolean => count(text, OPENS) > count(text, CLOSES);

/** Drops a mark of speech at the beginning or the end that has no pair. */
function withoutLoneMarks(text: string): string {
  if (leavesOpen(text)) return text.replace(/^['"‘“«]/u, '');
  return count(text, OPENS) < count(text, CLOSES) ? text.replace(/['"’”»]$/u, '') : text;
}
