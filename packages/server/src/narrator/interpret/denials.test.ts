import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asIntention } from './asIntention.ts';
import { matchChoice } from './matchChoice.ts';
import { storyFiles } from '../../testing/storyFiles.ts';

interface Story {
  readonly language: string;
  readonly lexicon?: { readonly names: readonly { readonly np: string }[] };
  readonly story_structure: {
    readonly nodes: Record<string, { readonly choices?: readonly { readonly text: string }[] }>;
  };
}

const STORIES = path.join(import.meta.dirname, '..', '..', 'library', 'stories');

/** Every choice of the bundled stories that can be said as an intention, with the choices beside it. */
function* intentions() {
  for (const file of storyFiles(STORIES)) {
    const story = JSON.parse(fs.readFileSync(path.join(STORIES, file), 'utf8')) as Story;
    const wording = { language: story.language, names: story.lexicon?.names.map(({ np }) => np) ?? [] };
    for (const [node, { choices = [] }] of Object.entries(story.story_structure.nodes)) {
      const texts = choices.map(({ text }) => text);
      for (const text of texts) {
        const intention = asIntention(text, story.language);
        if (intention !== null) yield { where: `${file} ${node}`, text, intention, texts, wording };
      }
    }
  }
}

describe('every choice of the bundled stories', () => {
  const all = [...intentions()];
  const DENIALS = [
    ['I do not', ''],
    ["don't", ''],
    ['I will never', ''],
    ['I refuse to', ''],
    ['should I', '?'],
    ['what if I', ''],
    ['I am afraid to', ''],
    ['if I', ', what then'],
  ] as const;

  it.each(DENIALS)('is not taken by "%s …%s"', (before, after) => {
    for (const { where, intention, texts, wording } of all) {
      const input = `${before} ${intention}${after}`;
      const { edge, isSure } = matchChoice(input, texts, wording);
      // the other choice is "do not …", which the denial means
      expect(isSure && !/^(?:do not|don't) /i.test(texts[edge!]!), `${where}: ${input}`).toBe(false);
    }
  });

  it('is taken by its own words as an intention, unless another choice has the same', () => {
    const taken = all.filter(({ intention, text, texts, wording }) => {
      const { edge, isSure } = matchChoice(`I want to ${intention}`, texts, wording);
      return isSure && texts[edge!] === text;
    });
    expect(all.length).toBeGreaterThan(700);
    expect(taken.length / all.length).toBeGreaterThan(0.97);
  });
});
