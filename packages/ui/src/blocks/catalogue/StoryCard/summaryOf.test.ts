import { describe, expect, it } from 'vitest';
import { summaryOf } from './summaryOf.ts';

describe('the summary of a story', () => {
  it('is its tagline', () => {
    expect(summaryOf({ tagline: ' One night. ', story_description: 'A long tale.' })).toBe('One night.');
  });

  it('is its description without Markdown if there is no tagline', () => {
    const story_description =
      '## The river\n\nEvery lamp is floated **at once**, see [the map](https://example.org).\n\n- Three crossings\n- `One` _passenger_';
    expect(summaryOf({ tagline: '  ', story_description })).toBe(
      'The river Every lamp is floated at once, see the map. Three crossings One passenger',
    );
  });

  it('is empty if the story has neither', () => {
    expect(summaryOf({ tagline: '', story_description: '' })).toBe('');
  });
});
