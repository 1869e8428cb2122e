import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTale, readStory } from '../runtime/index.ts';
import { allCases, isPlay } from '../testing/cases.ts';
import { facesFor, playedPart, rangesHold, storyPage } from './index.ts';

const secret = 'SECRET';
const story = {
  title: 'A </title><script>alert(1)</script>',
  language: 'en',
  story_system_prompt: secret,
  story_prompt: secret,
  lore_cards: [{ keys: ['a'], text: secret }],
  lexicon: { names: [] },
  category_id: secret,
  story_structure: {
    start_node: 'a',
    secrets: { wreck: { text: secret, holders: ['meher'], until: 'has x' } },
    nodes: {
      a: {
        text: 'A.</script><!--',
        note: secret,
        goal: secret,
        choices: [{ text: 'On', target: 'end', said: [secret], deed: 'the way' }],
        variants: [{ condition: 'has x', text: 'B.' }],
      },
      end: { text: 'End.', choices: [], title: 'T', hint: 'H' },
    },
  },
  layers: {
    hi: {
      title: 'अ',
      story_prompt: secret,
      lore_cards: [{ text: secret }],
      nodes: { a: { text: 'क', choices: [{ text: 'ख', said: [secret] }] } },
    },
  },
};

it('A page contains what players read, and nothing that only authors and narrators read', () => {
  const file = playedPart(story);
  expect(JSON.stringify(file)).not.toContain(secret);
  expect(file).toMatchObject({
    kathaloka: 1,
    story: {
      story_structure: {
        nodes: {
          a: { variants: [{ text: 'B.' }], choices: [{ deed: 'the way' }] },
          end: { title: 'T', hint: 'H' },
        },
      },
      layers: { hi: { nodes: { a: { text: 'क', choices: [{ text: 'ख' }] } } } },
    },
  });
});

it('A page plays each case of the format as its file does', () => {
  const played = (file: unknown) => {
    const { graph, health_max, inventory_slots, difficulty } = openTale(readStory(file).story!).play;
    const secrets = [...graph.secrets].map(([name, one]) => [name, { ...one, text: '' }]);
    // these are for readers who type
    const nodes = [...graph.nodes.values()].map((node) => ({
      ...node,
      turnsOfFreePlay: null,
      choices: node.choices.map((choice) => ({ ...choice, said: [] })),
    }));
    return { ...graph, nodes, secrets, health_max, inventory_slots, difficulty };
  };
  const stories = allCases().flatMap((one) => (isPlay(one) && 'story' in one.story ? [one.story] : []));
  expect(stories.length).toBeGreaterThan(300);
  for (const file of stories) expect(played(playedPart(file.story))).toEqual(played(file));
});

it('Nothing in a story can close its script element, and no other script runs and nothing is fetched', () => {
  const script = 'let a=1';
  const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  const html = storyPage({ title: story.title, language: 'en', file: playedPart(story), script, scriptHash });
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain('<title>A &lt;/title&gt;');
  expect(html).toContain(`default-src 'none'; script-src '${scriptHash}'`);
  expect(html).not.toMatch(/https?:/);
  const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(playedPart(story));
});

it('Only the faces for characters of the text are embedded', async () => {
  const face = (family: string, range: string) => ({
    family,
    style: 'normal',
    weight: '400',
    range,
    url: family,
  });
  const loaded: string[] = [];
  const css = await facesFor(
    'कथा and words',
    [
      face('Tiro Devanagari', 'U+0900-097F, U+200C-200D'),
      face('Tiro Bangla', 'U+0980-09FF'),
      face('Mukta', 'U+0020-007E'),
      face('Comic', ''),
    ],
    (url) => {
      loaded.push(url);
      return url === 'Mukta' ? Promise.reject(new Error('offline')) : Promise.resolve(new Uint8Array([1, 2]));
    },
  );
  expect(loaded).toEqual(['Tiro Devanagari', 'Mukta']);
  expect(css).toContain('base64,AQI=');
  expect(css.match(/@font-face/g)).toHaveLength(1);
  expect(rangesHold('U+4??', [0x43f])).toBe(true);
});
