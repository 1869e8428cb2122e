import { describe, expect, it } from 'vitest';
import { imported, notesOf, sceneOf, twee } from '../testing/imported.ts';

const choicesOf = async (format: string, passages: Readonly<Record<string, string>>, scene = 'Room') => {
  const story = await imported(twee(format, passages));
  return { choices: sceneOf(story, scene)?.choices, notes: notesOf(story, scene) };
};

describe('A link back', () => {
  it.each([
    ['SugarCube', '<<return>>', 'Return'],
    ['SugarCube', '<<back "Leave it">>', 'Leave it'],
    ['Chapbook', '{back link}', 'Back'],
    ['Chapbook', "{back link, label: 'Leave it'}", 'Leave it'],
  ])('of %s, %s, leads to where players come from', async (format, link, text) => {
    expect(
      await choicesOf(format, {
        Start: 'A hall.\n[[Room]]\n[[Out]]',
        Room: `A room.\n${link}`,
        Out: 'Night.',
      }),
    ).toEqual({ choices: [{ text, target: 'Start' }], notes: [] });
  });

  it('is reported if players come from several scenes', async () => {
    const { choices, notes } = await choicesOf('SugarCube', {
      Start: 'A hall.\n[[Room]]\n[[Yard]]',
      Yard: 'A yard.\n[[Room]]',
      Room: 'A room.\n<<return>>',
    });
    expect({ choices, notes }).toEqual({ choices: [], notes: ['link_computed'] });
  });

  it('is reported if players come from a scene that itself has a link back', async () => {
    const passages = {
      Start: 'A hall.\n[[Room]]',
      Room: 'A room.\n[[Box]]\n<<return>>',
      Box: 'A box.\n<<return>>',
    };
    expect((await choicesOf('SugarCube', passages)).notes).toEqual(['link_computed']);
    expect((await choicesOf('SugarCube', passages, 'Box')).choices).toEqual([
      { text: 'Return', target: 'Room' },
    ]);
  });

  it('that undoes changes of its scene is reported', async () => {
    const { notes } = await choicesOf('SugarCube', {
      Start: '<<set $oil to 1>>A hall.\n[[Room]]',
      Room: '<<set $oil += 1>>A room. $oil\n<<back>>',
    });
    expect(notes).toContain('link_computed');
  });
});
