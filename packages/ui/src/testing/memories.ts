import type { MemoryEntry, PlayMemory } from '@kathaloka/contract/entities';

const entry = (id: string, text: string, more: Partial<MemoryEntry> = {}): MemoryEntry => ({
  id,
  text,
  by: 'player',
  is_pinned: false,
  can_change: true,
  ...more,
});

/** What a play remembers of the player and of two others. */
export const aMemory: PlayMemory = {
  people: [
    {
      name: null,
      entries: [
        entry('m1', 'Your sister is called Rukmini.', {
          quote: 'my sister Rukmini still waits at the well',
          is_pinned: true,
        }),
        entry('m2', 'You fear deep water.', {
          quote: 'I never learned to swim, and I am afraid of the deep',
        }),
        entry('m3', 'Your hand is hurt.', { by: 'rule', can_change: false }),
      ],
    },
    {
      name: 'Ila',
      entries: [
        entry('m4', 'You promised to bring her mother across before dawn.', {
          quote: 'I will bring your mother over before it is light',
        }),
      ],
    },
    { name: 'Kasam', entries: [entry('m5', 'He is dead.', { by: 'author', can_change: false })] },
  ],
};

export const hindiMemory: PlayMemory = {
  people: [
    {
      name: null,
      entries: [
        entry('m1', 'आपकी बहन का नाम रुक्मिणी है।', {
          quote: 'मेरी बहन रुक्मिणी अब भी कुएँ पर खड़ी है',
          is_pinned: true,
        }),
        entry('m2', 'आपका हाथ चोटिल है।', { by: 'rule', can_change: false }),
      ],
    },
    {
      name: 'इला',
      entries: [
        entry('m4', 'आपने उसकी माँ को भोर से पहले पार लाने का वादा किया।', {
          quote: 'तेरी माँ को उजाले से पहले ले आऊँगा',
        }),
      ],
    },
  ],
};

export const urduMemory: PlayMemory = {
  people: [
    {
      name: null,
      entries: [
        entry('m1', 'آپ کی بہن کا نام رکمنی ہے۔', {
          quote: 'میری بہن رکمنی اب بھی کنویں پر کھڑی ہے',
          is_pinned: true,
        }),
        entry('m2', 'آپ کا ہاتھ زخمی ہے۔', { by: 'rule', can_change: false }),
        entry('m3', 'آپ نسیبن سے پوچھتے ہیں۔', { quote: 'main Naseeban se poochhta hoon' }),
      ],
    },
    {
      name: 'اِلا',
      entries: [
        entry('m4', 'آپ نے اس کی ماں کو صبح سے پہلے پار لانے کا وعدہ کیا۔', {
          quote: 'تیری ماں کو اجالے سے پہلے لے آؤں گا',
        }),
      ],
    },
  ],
};

/** An entry that is the player's own words. */
export const saidMemory: PlayMemory = {
  people: [
    {
      name: null,
      entries: [entry('m1', 'I ask Ila for the rope.', { quote: 'i ask Ila for the rope' })],
    },
  ],
};
