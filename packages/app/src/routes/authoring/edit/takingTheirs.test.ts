import { anAuthoredStory } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { type Edits, noEdits, takingTheirs, withoutTwins } from './editsOf.ts';

const saved = noEdits(anAuthoredStory({ title: 'The Ferry', tagline: 'A river.' }), {
  seed: '1',
  keywords: [],
});
const edited = (changes: Partial<Edits['draft']>): Edits => ({
  ...saved,
  draft: { ...saved.draft, ...changes },
});

describe('The draft of another tab', () => {
  it('wins a conflict, and the text of this tab is set aside', () => {
    const mine = edited({ title: 'My ferry', tagline: 'My river.' });
    const theirs = edited({ title: 'Their ferry', story_prompt: 'Their prompt.' });
    const { edits, lost } = takingTheirs(saved, { mine, theirs });
    expect(edits.draft).toMatchObject({
      title: 'Their ferry',
      tagline: 'My river.',
      story_prompt: 'Their prompt.',
    });
    expect(lost).toEqual([{ path: ['title'], text: 'My ferry' }]);
  });

  it('is taken completely if this tab has changed nothing', () => {
    const theirs = edited({ title: 'Their ferry' });
    const { edits, lost } = takingTheirs(saved, { mine: saved, theirs });
    expect([edits.draft.title, edits.draft.story_structure, lost]).toEqual([
      'Their ferry',
      theirs.draft.story_structure,
      [],
    ]);
  });

  it('sets each text aside once', () => {
    const text = { path: ['title'], text: 'My ferry' };
    expect(withoutTwins([text, { ...text, path: ['tagline'] }, { ...text }])).toHaveLength(2);
  });
});
