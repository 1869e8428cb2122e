import { describe, expect, it } from 'vitest';
import { curlyQuotes } from './curlyQuotes.ts';

describe('printed quotation marks', () => {
  it.each([
    ["'Look who's paid,' he says.", '‘Look who’s paid,’ he says.'],
    ['"She said \'no\'," he says.', '“She said ‘no’,” he says.'],
    ['"\'No\' is what she said."', '“‘No’ is what she said.”'],
    ["He thought— 'Stop!'", 'He thought— ‘Stop!’'],
    ["'I never—' he began, and she—'Stop!'", '‘I never—’ he began, and she—‘Stop!’'],
    ["the riders' bikes, the '90s, 'tis, give 'em rice", 'the riders’ bikes, the ’90s, ’tis, give ’em rice'],
    ["*'Come,'* she says. **'Now.'**", '*‘Come,’* she says. **‘Now.’**'],
    ["('quietly')", '(‘quietly’)'],
    ["One.\n\n'Two.'", 'One.\n\n‘Two.’'],
    ['वह कहती है, "मत जाओ।"', 'वह कहती है, “मत जाओ।”'],
    ['اس نے کہا: "مت جاؤ۔"', 'اس نے کہا: “مت جاؤ۔”'],
    ['‘already’ “printed”', '‘already’ “printed”'],
  ])('%s', (typed, printed) => {
    expect(curlyQuotes(typed)).toBe(printed);
    expect(printed).toHaveLength(typed.length);
  });

  it('does not change its mind about a text that grows, but for words that begin with an apostrophe', () => {
    const text = `'Who's there?' she asks. "It's me," he says, "the riders' boy."`;
    const whole = curlyQuotes(text);
    for (let end = 0; end <= text.length; end += 1)
      expect(curlyQuotes(text.slice(0, end))).toBe(whole.slice(0, end));
  });
});
