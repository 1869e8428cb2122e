import { describe, expect, it } from 'vitest';
import { asIntention } from './asIntention.ts';

describe('a choice as an intention', () => {
  it('is its text to the first full stop, colon or semicolon, with a small letter', () => {
    expect(asIntention('Keep your flame alive inside your shawl. It will cost oil.', 'en')).toBe(
      'keep your flame alive inside your shawl',
    );
    expect(asIntention('Answer him: three short, one long.', 'en')).toBe('answer him');
  });

  it('takes an apostrophe between letters for no quotation mark', () => {
    expect(asIntention("Go to Karna's chariot and wait there for the moon.", 'en')).toBe(
      "go to Karna's chariot and wait there for the moon",
    );
  });

  it.each([
    ['speech', "'How did he die?' That will cost you one of them."],
    ['speech behind a verb', "Say 'No, thank you,' and go to the tree quietly."],
    ['what begins with no verb', 'The short way, across the mat.'],
    ['a denial', 'Do not look.'],
    ['more than fourteen words', 'Take one and two and three and four and five and six and seven and eight.'],
    ['nothing', ''],
  ])('is none for %s', (_, choice) => {
    expect(asIntention(choice, 'en')).toBeNull();
  });

  it('is none in other languages than English', () => {
    expect(asIntention('Open the door.', 'hi')).toBeNull();
  });
});
