import type { Language } from '@kathaloka/contract/entities';
import { counted } from './numbers.ts';

/** What opens beside the tale: settings, the keyboard sheet, the reasons behind a turn. */
export const playPanels = {
  /** The language of these words: a page in another one says so where it shows them. */
  ownLanguage: 'en' as Language,
  settings: 'Settings',
  theme: 'Theme',
  themes: { night: 'Night manuscript', 'palm-leaf': 'Palm leaf', device: 'Match device' },
  taleSize: 'Story text size',
  taleSizes: ['Smallest', 'Small', 'Medium', 'Large', 'Largest'],
  textAppears: 'Text speed',
  textAppearsHint: 'A click or any key shows the rest at once',
  typing: { at_once: 'At once', quick: 'Quickly', typed: 'Typed' },
  states: { on: 'On', off: 'Off' },
  motion: 'Auto-advance rows and slides',
  motionHint: 'Follows your device setting until you choose',
  ruledLine: 'Ruled line under the newest text',
  readsAloud: 'Read new text aloud',
  letterKeys: 'Single-letter shortcuts',

  shortcuts: 'Keyboard shortcuts',
  shortcutsNote:
    'Single letters work when the cursor is not in a field. You can turn them off under Settings.',
  shortcutGroups: [
    {
      title: 'In play',
      rows: [
        { name: 'First or second choice', keys: ['1', '2'] },
        { name: 'Continue', keys: ['C'] },
        { name: 'Immerse', keys: ['I'] },
        { name: 'Show', keys: ['S'] },
        { name: 'Undo', keys: ['U'] },
        { name: 'Write your own action', keys: ['/'] },
        { name: 'Act', keys: ['Enter'] },
        { name: 'Show the full text', keys: ['Space'] },
      ],
    },
    {
      title: 'The log',
      rows: [
        { name: 'Newest part', keys: ['End'] },
        { name: 'Read the newest part again', keys: ['R'] },
        { name: 'Why this?', keys: ['W'] },
        { name: 'Your tale', keys: ['M'] },
      ],
    },
    {
      title: 'Everywhere',
      rows: [
        { name: 'Close the open panel', keys: ['Esc'] },
        { name: 'This list', keys: ['?'] },
      ],
    },
    {
      title: 'Graph editor',
      rows: [
        { name: 'Next scene', keys: ['Tab'] },
        { name: 'Move a scene', keys: ['↑', '↓', '←', '→'] },
        { name: 'Edit, delete', keys: ['Enter', 'Del'] },
      ],
    },
  ],

  why: 'Why this?',
  whyLead: 'What shaped the newest part of the tale.',
  scene: 'Scene',
  turnInScene: (turn: number) => `turn ${turn} of this scene`,
  howYouCame: 'How you got here',
  ahead: 'Ahead',
  remembered: 'What the narrator remembered',
  nothingRemembered: 'Nothing yet.',
  fromTurn: (turn: number) => (turn === 0 ? 'the opening' : `turn ${turn}`),
  whoTold: 'Who told it',
  narrator: 'Narrator',
  builtIn: (name: string) => `${name}, built in`,
  asWritten: 'The author, word for word',
  toldIn: 'Told in',
  seconds: (seconds: number) => `${seconds} s`,
  credits: 'Credits',
  charged: (count: number) => `${count} charged`,
  xp: 'XP',
  notRight: 'Report a mistake',
  reported: 'Thank you. The author will see it.',
  copy: 'Copy',
  turns: (count: number) => counted(count, { one: 'turn', other: 'turns' }),
};
