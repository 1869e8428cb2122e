import { aTurn, fixtureId } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { asMarkdown, fileName } from './sessionFile.ts';

const session = {
  id: fixtureId('session', 1),
  story_id: fixtureId('story', 1),
  title: 'The Ferryman of Three Crossings',
  language: 'en' as const,
  started_at: '2026-11-21T08:00:00.000Z',
  turns: [
    aTurn(1, { action_type: 'story_start', ai_response: 'The oar bites.' }),
    aTurn(2, { user_input: 'I hum\na song', ai_response: 'The river hums.\n\nIt knows it.\n' }),
    aTurn(3, { ai_response: null, image_url: '/scenes/3.svg', style: 'ajanta' }),
    aTurn(4, { selected_choice: { text: 'Row on' }, ai_response: 'You row.' }),
  ],
};

it('a session as Markdown has its title, its date, and every turn after the words of its player', () => {
  expect(asMarkdown(session, 'https://tales.example')).toBe(`# The Ferryman of Three Crossings

2026-11-21

The oar bites.

> I hum
> a song

The river hums.

It knows it.

![ajanta](https://tales.example/scenes/3.svg)

> Row on

You row.
`);
});

it('says after each part whose words it is, in a comment that readers do not see', () => {
  const parts = [
    { by: 'model' as const, name: 'gpt--x', from: 0, to: 10 },
    { by: 'author' as const, from: 10, to: 20 },
  ];
  const turns = [
    aTurn(1, { ai_response: 'The oar bites.', model_used: null }),
    aTurn(2, { ai_response: '\n\nHe nods. It ends.\n', parts }),
  ];
  expect(
    asMarkdown({ ...session, turns }, 'https://tales.example')
      .split('\n\n')
      .slice(2),
  ).toEqual([
    'The oar bites.',
    '<!-- author 0–14 -->',
    'He nods. It ends.',
    '<!-- model gpt‐‐x 0–8, author 8–17 -->\n',
  ]);
});

it('its file is named after the story, in any script', () => {
  expect(fileName(session, 'md')).toBe('the-ferryman-of-three-crossings.md');
  expect(fileName({ title: 'आख़िरी डाक' }, 'json')).toBe('आख़िरी-डाक.json');
  expect(fileName({ title: '../?' }, 'md')).toBe('tale.md');
});
