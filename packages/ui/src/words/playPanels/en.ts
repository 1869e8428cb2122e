import { area } from '../area.ts';

/** The panels beside the tale: the settings, and the list of shortcuts. */
const playPanels = {
  /** The language of these words, for a page in another language. */
  ownLanguage: 'en' as string,
  settings: 'Settings',
  theme: 'Theme',
  themes: { night: 'Night manuscript', 'palm-leaf': 'Palm leaf', device: 'Match device' },
  language: 'Language',
  toldIn: 'Story told in',
  toldInHint: 'From the next part on; what was told stays as it is',
  taleSize: 'Story text size',
  taleSizes: ['Smallest', 'Small', 'Medium', 'Large', 'Largest'],
  textAppears: 'Text speed',
  textAppearsHint: 'A click, Space or Enter shows the rest at once',
  typing: { at_once: 'At once', quick: 'Quickly', typed: 'Typed' },
  states: { on: 'On', off: 'Off' },
  motion: 'Auto-advance rows and slides',
  motionHint: 'Follows your device setting until you choose',
  textOnly: 'Text only',
  textOnlyHint: 'No cover behind it, and nothing moves',
  ruledLine: 'Ruled line under the newest text',
  hands: 'Show whose words these are',
  handsHint: 'A thin mark before each stretch, with names below',
  readsAloud: 'Read new text aloud',
  eyesClosed: 'Eyes closed',
  eyesClosedHint: 'Hear the tale, and play it without a look',
  letterKeys: 'Letter and number shortcuts',

  shortcuts: 'Keyboard shortcuts',
  shortcutsNote:
    'Single letters work when the cursor is not in a field. You can turn them off under Settings.',
  shortcutsOffNote: 'Shortcuts of letters and numbers are turned off. You can turn them on under Settings.',
  /** For a tale that is read aloud. */
  eyesClosedKeys: [
    { name: 'Close and open them', keys: ['E'] },
    { name: 'Pause, go on', keys: ['Space'] },
    { name: 'Sentence before, after', keys: ['←', '→'] },
    { name: 'Faster, slower', keys: ['↑', '↓'] },
    { name: 'Take the way that is read', keys: ['Enter'] },
    { name: 'Say it', keys: ['V'] },
  ],
  shortcutGroups: [
    {
      title: 'In play',
      rows: [
        { name: 'Choose by number', keys: ['1', '2', '…', '9'] },
        { name: 'Continue', keys: ['C'] },
        { name: 'Immerse', keys: ['I'] },
        { name: 'Show', keys: ['S'] },
        { name: 'Undo', keys: ['U'] },
        { name: 'Write your own action', keys: ['/'] },
        { name: 'Act', keys: ['Enter'] },
        { name: 'Show the full text, then its next page', keys: ['Space'] },
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
};

export const playPanelsWords = area('playPanels', playPanels);
