import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import * as hi from './hi.ts';
import * as ur from './ur.ts';

describe.each([
  ['English', en],
  ['Hindi', hi],
  ['Urdu', ur],
])('“Who writes here” in %s', (_language, words) => {
  it('names the switch and the button by their labels', () => {
    const seen = words.whoWrites.chapters.at(-1)!.body.join(' ');
    expect(seen).toContain(words.playPanels.hands);
    expect(seen).toContain(words.playPanels.settings.toLowerCase());
    expect(seen).toContain(words.play.whyThis);
  });
});
