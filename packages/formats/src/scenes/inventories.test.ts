import { describe, expect, it } from 'vitest';
import { choiceOf, imported, twee } from '../testing/imported.ts';

const PUT = '[[Take it|Next][$inventory.push("brass key")]]\n[[Leave|Next][$inventory.delete("brass key")]]';
const SUGARCUBE = twee('SugarCube', {
  StoryInit: '<<set $inventory to []>>',
  Start: `A hall.\n\n${PUT}`,
  Next: 'A door. <<if $inventory.includes("brass key")>>[[Open|Start]]<</if>>\n[[Back|Start]]',
});
const HARLOWE = twee('Harlowe', {
  Start:
    '(set: $inventory to (a:))A hall. (link: "Take it")[(set: $inventory to it + (a: "brass key"))(go-to: "Next")]' +
    '(link: "Leave")[(set: $inventory to it - (a: "brass key"))(go-to: "Next")]',
  Next: 'A door. (if: $inventory contains "brass key")[ [[Open->Start]] ] [[Back->Start]]',
});

describe('An inventory of another program', () => {
  it.each([
    ['SugarCube', SUGARCUBE],
    ['Harlowe', HARLOWE],
    [
      'SugarCube, in words',
      SUGARCUBE.replace('$inventory.includes("brass key")', '$inventory includes "brass key"'),
    ],
  ])('arrives as things that one carries: %s', async (_, text) => {
    const story = await imported(text, 'a.twee');
    expect(story.structure.things).toEqual({ brass_key: { name: 'brass key' } });
    expect(choiceOf(story, 'Start', 'Take it')?.effect).toBe('gain brass_key');
    expect(choiceOf(story, 'Start', 'Leave')?.effect).toBe('lose brass_key');
    expect(choiceOf(story, 'Next', 'Open')?.condition).toBe('has brass_key');
    expect(story.fields.game_config).toBeUndefined();
  });

  it('has room for all that the story has', async () => {
    const push = Array.from({ length: 9 }, (_, at) => `$bag.push("thing ${at}")`).join(', ');
    const { structure, fields } = await imported(
      twee('SugarCube', { StoryInit: '<<set $bag to []>>', Start: `[[On|End][${push}]]`, End: 'The end.' }),
      'a.twee',
    );
    expect(Object.keys(structure.things!)).toHaveLength(9);
    expect(fields.game_config?.inventory_slots).toBe(9);
  });

  it('is no list of people', async () => {
    const { structure } = await imported(SUGARCUBE.replaceAll('$inventory', '$friends'), 'a.twee');
    expect(structure.things).toBeUndefined();
  });
});
