import { STORY_FIELD_NAMES } from '@kathaloka/contract/storyFields';
import { describe, expect, it } from 'vitest';
import { en, type WordsArea } from './en.ts';
import { administration as hindi } from './administration/hi.ts';
import { administration as urdu } from './administration/ur.ts';

it.each(Object.entries({ English: en.adminAudit, Hindi: hindi.adminAudit, Urdu: urdu.adminAudit }))(
  'The audit log names every field of a story in %s',
  (_, { fields, turned }) => {
    const named = Object.keys({ ...fields, ...turned });
    expect(STORY_FIELD_NAMES.filter((field) => !named.includes(field))).toEqual([]);
  },
);

/** A value that stands for a name, a day or a list. */
const ANYTHING = Array.from({ length: 6 }, () => ['2026-11-20']);

/** Every text with its path. Functions are called with placeholder values. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return texts((value as (...values: unknown[]) => unknown)(...ANYTHING), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

/** Texts that are the same in every language: lines to copy, figures, and unknown names. */
const SHARED =
  /\.(line|none|noReason|number|compact|percent|amount|json|moreTags|list|fault|by|modelName|ofModel|decidedBy|seconds|storyCount)$/;

describe.each(Object.entries({ Hindi: hindi, Urdu: urdu }))(
  'The pages of administrators in %s',
  (language, administration) => {
    for (const [area, words] of Object.entries(administration)) {
      it(`${area} has a text for every English one, in ${language}`, () => {
        const english = texts(en[area as WordsArea]);
        const said = new Map(texts(words));
        expect([...said.keys()].toSorted()).toEqual(english.map(([path]) => path).toSorted());
        for (const [path, text] of english) {
          expect(said.get(path)?.trim() || SHARED.test(path), path).toBeTruthy();
          expect(SHARED.test(path) || said.get(path) !== text, path).toBe(true);
        }
      });
    }
  },
);
