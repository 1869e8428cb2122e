import { JSON_DEPTH_MAX, NODES_MAX, STORY_BODY_MAX_BYTES } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { authoring } from '../../testing/authoring.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const write = await authoring(app, database.db);
const meera = await write.person();
const { id } = await write.write(meera);
const everything = () => database.db.selectFrom('stories').selectAll().execute();
const before = await everything();

/** Sends a payload unchanged, as a new story and as a change of a story. */
async function send(payload: string) {
  const headers = { ...meera.headers, 'content-type': 'application/json' };
  const created = await app.inject({ method: 'POST', url: '/api/v1/stories/', headers, payload });
  const changed = await app.inject({ method: 'PUT', url: `/api/v1/stories/${id}`, headers, payload });
  return [created, changed];
}

/** A story as JSON, in which one part is replaced. */
const storyWith = (part: string, json: string): string => {
  const { [part as 'title']: _, ...rest } = write.aStory();
  return `{${JSON.stringify(part)}:${json},${JSON.stringify(rest).slice(1)}`;
};
const structure = (json: string) => storyWith('story_structure', json);

/** Sends a payload both ways, and returns the answers and whether anything was stored. */
async function outcomeOf(payload: string) {
  const answers = [];
  for (const answer of await send(payload))
    answers.push({ status: answer.statusCode, detail: answer.json<{ detail: unknown }>().detail });
  const health = await app.inject('/healthz');
  return { answers, isAlive: health.statusCode === 200, stored: await everything() };
}

const saying = (text: string): unknown => expect.stringContaining(text);
const naming = (fault: object): unknown => expect.arrayContaining([expect.objectContaining(fault)]);

/** Expects that both calls are refused with the place, nothing is stored, and the server still answers. */
function refused(status: number, detail: unknown) {
  const answer = { status, detail };
  return { answers: [answer, answer], isAlive: true, stored: before };
}

describe('A story that means harm is refused by its place, and nothing of it is stored', () => {
  it('with more than a megabyte', async () => {
    const frame = storyWith('story_prompt', '""').length;
    const padding = 'x'.repeat(STORY_BODY_MAX_BYTES + 1 - frame);
    expect(await outcomeOf(storyWith('story_prompt', `"${padding}"`))).toEqual(
      refused(413, saying(`${STORY_BODY_MAX_BYTES + 1} bytes, and at most ${STORY_BODY_MAX_BYTES} bytes`)),
    );
  });

  it('nested 5,000 levels deep', async () => {
    const deep = '['.repeat(5000) + ']'.repeat(5000);
    expect(await outcomeOf(structure(deep))).toEqual(
      refused(422, [
        {
          // the body itself is the first level
          loc: ['body', 'story_structure', ...Array.from({ length: JSON_DEPTH_MAX - 1 }, () => 0)],
          msg: saying(`more than ${JSON_DEPTH_MAX} levels`),
          type: 'too_deep',
        },
      ]),
    );
  });

  it('with one scene too many', async () => {
    const nodes = Array.from({ length: NODES_MAX + 1 }, (_, at) => [
      `scene ${at}`,
      { text: 'x', choices: [] },
    ]);
    expect(
      await outcomeOf(
        structure(JSON.stringify({ start_node: 'scene 0', nodes: Object.fromEntries(nodes) as object })),
      ),
    ).toEqual(refused(422, naming({ loc: ['body', 'story_structure', 'nodes'], type: 'too_many' })));
  });

  it.each(['__proto__', 'constructor'])('with a scene, a command or a word called %s', async (name) => {
    const node = '{"text":"x","choices":[]}';
    const [one, other] = [
      structure(`{"start_node":"a","nodes":{"a":${node},"${name}":${node}}}`),
      storyWith('game_config', `{"commands":{"${name}":{"cost":1}}}`),
    ];
    for (const [payload, at] of [
      [one, ['body', 'story_structure', 'nodes', name]],
      [other, ['body', 'game_config', 'commands', name]],
    ] as const) {
      expect(await outcomeOf(payload)).toEqual(refused(422, naming({ loc: at, type: 'name_reserved' })));
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it.each([
    ['U+0000', '\\u0000', 'nul_character'],
    ['a lone high surrogate', '\\ud800', 'broken_character'],
    ['a lone low surrogate', 'x\\udc00x', 'broken_character'],
  ])(
    'with %s, in a field, a scene, the name of a scene, a condition or a lexicon',
    async (_what, text, type) => {
      const scene = (fields: string) => structure(`{"start_node":"a","nodes":{"a":${fields}}}`);
      expect(await outcomeOf(storyWith('tagline', `"${text}"`))).toEqual(
        refused(422, naming({ loc: ['body', 'tagline'], type })),
      );
      expect(await outcomeOf(scene(`{"text":"${text}","choices":[]}`))).toEqual(
        refused(
          422,
          naming({
            loc: ['body', 'story_structure', 'nodes', 'a', 'text'],
            type,
          }),
        ),
      );
      expect(
        await outcomeOf(scene(`{"text":"x","choices":[{"text":"x","target":"a","condition":"${text}"}]}`)),
      ).toEqual(
        refused(
          422,
          naming({
            loc: ['body', 'story_structure', 'nodes', 'a', 'choices', 0, 'condition'],
            type,
          }),
        ),
      );
      expect(
        await outcomeOf(structure(`{"start_node":"a","nodes":{"${text}":{"text":"x","choices":[]}}}`)),
      ).toEqual(
        refused(
          422,
          naming({
            type,
          }),
        ),
      );
      expect(await outcomeOf(storyWith('lexicon', `{"words":{"a":"${text}"}}`))).toEqual(
        refused(
          422,
          naming({
            loc: ['body', 'lexicon', 'words', 'a'],
            type,
          }),
        ),
      );
    },
  );

  it.each([
    ['game_config', '{"commands":{"continue":{"cost":-1}}}', ['game_config', 'commands', 'continue', 'cost']],
    ['game_config', '{"xp_gain_multiplier":-2}', ['game_config', 'xp_gain_multiplier']],
    ['game_config', '{"health_max":1e400}', ['game_config', 'health_max']],
    ['initial_xp', '-5', ['initial_xp']],
    ['initial_xp', '99999999999', ['initial_xp']],
    ['initial_xp', '1.5', ['initial_xp']],
    ['story_structure', '[]', ['story_structure']],
    ['story_structure', '{"nodes":{"a":null}}', ['story_structure', 'nodes', 'a']],
    ['story_structure', '{"nodes":{"a":{"text":"x"}}}', ['story_structure', 'nodes', 'a', 'choices']],
    ['cover_image_url', '"javascript:alert(1)"', ['cover_image_url']],
    ['cover_image_url', '"//evil.example"', ['cover_image_url']],
    ['cover_image_url', '"http://exa mple.org/a.webp"', ['cover_image_url']],
    ['language', '"xx"', ['language']],
    ['tag_ids', '["x"]', ['tag_ids', 0]],
    ['category_id', '"\' or 1=1"', ['category_id']],
  ])('with %s %s', async (part, json, at) => {
    expect(await outcomeOf(storyWith(part, json))).toEqual(refused(422, naming({ loc: ['body', ...at] })));
  });

  it('with 10,000 choices in a scene', async () => {
    const choices = Array.from({ length: 10_000 }, () => ({ text: 'x', target: 'a' }));
    expect(
      await outcomeOf(structure(JSON.stringify({ start_node: 'a', nodes: { a: { text: 'x', choices } } }))),
    ).toEqual(
      refused(
        422,
        naming({
          loc: ['body', 'story_structure', 'nodes', 'a', 'choices'],
        }),
      ),
    );
  });

  it('as something else than JSON, or cut off', async () => {
    for (const payload of ['{"title":', 'null', '[]', '"x"', '\ud800']) {
      for (const { statusCode } of await send(payload)) expect([400, 422]).toContain(statusCode);
    }
    expect(await everything()).toEqual(before);
  });
});

describe('A story with what only looks like harm', () => {
  const HTML = '<img src=x onerror=alert(1)><script>alert(2)</script>';

  it('is stored as it is written: HTML in every field is text', async () => {
    const changes = {
      title: HTML,
      tagline: HTML,
      story_description: HTML,
      story_prompt: HTML,
      story_system_prompt: HTML,
      image_alt: HTML,
      lore_cards: [{ keys: [HTML], text: HTML }],
      depiction: [{ figure: HTML, rule: 'never' as const }],
      lexicon: { words: { lamp: HTML } },
      story_structure: {
        start_node: HTML,
        nodes: { [HTML]: { text: HTML, choices: [{ text: HTML, target: HTML, deed: HTML }] } },
      },
    };
    const story = await write.write(meera, changes);
    expect(story).toMatchObject(changes);
    const { headers } = await write.call('getStorySource', {
      headers: meera.headers,
      params: { id: story.id },
    });
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is stored where its choices go round in circles, and is refused when it is published', async () => {
    const round = (target: string) => ({ text: 'x', choices: [{ text: 'Go', target }] });
    const story_structure = { start_node: 'a', nodes: { a: round('b'), b: round('a') } };
    const story = await write.write(meera, { story_structure });
    expect(story.story_structure).toEqual(story_structure);
    expect((await write.publish(meera, story.id)).status).toBe(422);
  });

  it('is stored with a name that every object inherits', async () => {
    const story_structure = {
      start_node: 'toString',
      nodes: { toString: { text: 'x', choices: [] }, hasOwnProperty: { text: 'y', choices: [] } },
    };
    expect((await write.write(meera, { story_structure })).story_structure).toEqual(story_structure);
  });
});
