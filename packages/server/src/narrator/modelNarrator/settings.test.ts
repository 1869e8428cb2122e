import { describe, expect, it } from 'vitest';
import { outputFilter } from './outputFilter.ts';

function told(answer: string, isSetting = true): string {
  const filter = outputFilter({ maxWords: 300, isSetting });
  return [...filter.push(answer), ...filter.end('stop')].join('');
}

const SENT = `### The wall

**Light:** The light comes in low and *yellow*, and every ripple has a shadow — a page ruled by a clerk.

**Touch:** The plaster is cold under your palm.

- **Sound:** A camel grinds its teeth.
- **Smell:** Dung smoke, and bread.
- A straw end pricks your thumb.

What do you notice? Do you want to look closer?`;

const WANTED = `The light comes in low and *yellow*, and every ripple has a shadow — a page ruled by a clerk.

The plaster is cold under your palm.

A camel grinds its teeth.
Dung smoke, and bread.
A straw end pricks your thumb.`;

describe('A picture of the place in markdown', () => {
  it('is told whole, as prose', () => {
    expect(told(SENT)).toBe(WANTED);
  });

  it.each([
    ['Light: White, from below.\nSound: A hum.', 'White, from below.\nA hum.'],
    ['**Light** — The sun is in the steam.', 'The sun is in the steam.'],
    ['1. Light: the fire.\n2. Sound: pounding.', 'The fire.\nPounding.'],
    ['> **Light:** turmeric.\n>\n> **Sound:** bread, slapping.', 'Turmeric.\n\nBread, slapping.'],
    ['SOUND\nA pen scratches.', 'A pen scratches.'],
    ['**What you hear:** a pup, one note.', 'A pup, one note.'],
    ['Touch - a rope, warm from a camel.', 'A rope, warm from a camel.'],
    ['रोशनी: आग की एक लाल फाँक।\nआवाज़: सूखी फलियाँ।', 'आग की एक लाल फाँक।\nसूखी फलियाँ।'],
    ['- **بو:** الائچی۔', 'الائچی۔'],
    ['গন্ধ: চুন আর খয়ের।', 'চুন আর খয়ের।'],
    ['ஒலி: தவளை.', 'தவளை.'],
    ['| Light | The lamp swings |\n|---|---|\nThe lamp swings.', 'The lamp swings.'],
  ])('loses its labels and signs: %s', (answer, prose) => {
    expect(told(answer)).toBe(prose);
  });

  it.each([
    'Light falls through the leaves.',
    'One thing is new: a smell of bread.',
    'Sound travels far on salt.',
    "On the board stands: 'No boats.'",
    'The smell is of dung smoke — and bread.',
  ])('keeps what is no label: %s', (prose) => {
    expect(told(prose)).toBe(prose);
  });

  it('is another thing than a list of ways on, which ends any other turn', () => {
    expect(told('The rope is wet.\n- Ring the bell.\n- Swim.', false)).toBe('The rope is wet.');
  });
});
