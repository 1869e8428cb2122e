import { describe, expect, it } from 'vitest';
import { aStorySheet } from '../../testing/narratorTasks.ts';
import { readFacts } from './readFacts.ts';
import { extractFacts, summarise } from './remember.ts';
import { failed, type ScriptedAnswer, scriptedClient } from './scriptedClient.ts';

const TURN = { action_type: 'custom_action', input: 'promise him the lamp', text: "'When?' asks the boy." };
const MODEL = { name: 'llama', contextTokens: 8192 };

function setUp(answer: ScriptedAnswer) {
  const client = scriptedClient([answer]);
  const parts = { client, endpoint: 'http://model', count: (text: string) => Math.ceil(text.length / 4) };
  return { client, parts, signal: AbortSignal.timeout(5000) };
}

describe('A summary of turns', () => {
  const summaryOf = (answer: ScriptedAnswer, story = aStorySheet()) => {
    const { parts, signal } = setUp(answer);
    return summarise(parts, { model: MODEL, story, turns: [TURN] }, signal);
  };

  it('is what the model says, cleaned', async () => {
    expect(await summaryOf('<think>Short.</think>You **promised** the boy a lamp.')).toBe(
      'You promised the boy a lamp.',
    );
  });

  it.each([
    ['a refusal', "I'm sorry, I can't summarise this."],
    ['nothing', ''],
    ['a question back', 'Which turns do you mean?'],
  ])('is none if the model gives %s', async (_, answer) => {
    expect(await summaryOf(answer)).toBeNull();
  });

  it('is none in another language than the story’s', async () => {
    expect(await summaryOf('You promised the boy a lamp.', aStorySheet({ language: 'ta' }))).toBeNull();
  });

  it('ends with a whole sentence if it was cut off', async () => {
    expect(await summaryOf({ text: 'You promised a lamp. The boy then', finish: 'length' })).toBe(
      'You promised a lamp.',
    );
  });

  it('is asked for with as many turns as the context holds, the newest', async () => {
    const { client, parts, signal } = setUp('You walked.');
    const turns = Array.from({ length: 60 }, (_, at) => ({
      ...TURN,
      text: `Turn ${at}. ${'It rains. '.repeat(200)}`,
    }));
    await summarise(parts, { model: MODEL, story: aStorySheet(), turns }, signal);
    const { content } = client.requests[0]!.messages[0]!;
    expect(content).toContain('Turn 59.');
    expect(content).not.toContain('Turn 3.');
    expect(parts.count(content)).toBeLessThan(MODEL.contextTokens);
    expect(client.requests[0]).toMatchObject({ temperature: 0.2 });
  });
});

describe('Facts of a turn', () => {
  const input = {
    model: MODEL,
    story: aStorySheet(),
    turn: TURN,
    keys: ['boy_knows'],
    reserved: { numbers: ['oil'], flags: [] },
  };

  it('are what the model lists, under old keys where there are some', async () => {
    const fact = { key: 'lamp_promised', value: 'to the boy', known_to: ['you', 'the boy'] };
    const { client, parts, signal } = setUp(JSON.stringify({ facts: [fact], deed: 'the lamp you promised' }));
    expect(await extractFacts(parts, input, signal)).toEqual({
      facts: [fact],
      deed: 'the lamp you promised',
    });
    expect(client.requests[0]!.messages[0]!.content).toContain('boy_knows');
  });

  const factsOf = (keys: readonly string[], reserved: Parameters<typeof readFacts>[1]) =>
    readFacts(
      JSON.stringify({ facts: keys.map((key) => ({ key, value: 'wet', known_to: [] })), deed: '' }),
      reserved,
    ).facts.map(({ key }) => key);
  const STATE = { numbers: ['oil', 'wind_speed'], flags: ['asked', 'told_him', 'the lamp'] };

  it.each([
    ['a flag', 'asked', 'about_asked'],
    ['a flag of two words', 'told_him', 'about_told_him'],
    ['a thing that is written with a blank', 'the_lamp', 'about_the_lamp'],
    ['nothing of the story', 'boy', 'boy'],
    ['what only begins like a flag', 'asked_twice', 'asked_twice'],
    ['what has been renamed already', 'about_asked', 'about_asked'],
  ])('under the name of %s are kept: %s as %s', (_, key, stored) => {
    expect(factsOf([key], STATE)).toEqual([stored]);
  });

  it.each(['oil', 'wind_speed', 'xp', 'current_xp', 'credits', 'health', 'inventory', 'things'])(
    'that would set what only the server sets are left out: %s',
    (key) => {
      expect(factsOf([key, 'boy'], STATE)).toEqual(['boy']);
    },
  );

  it('under a name that is a number and a flag are left out', () => {
    expect(factsOf(['oil'], { numbers: ['oil'], flags: ['oil'] })).toEqual([]);
  });

  it('are none where the answer cannot be read', async () => {
    const { parts, signal } = setUp('The boy knows.');
    expect(await extractFacts(parts, input, signal)).toEqual({ facts: [], deed: '' });
  });

  it('fail where the call does, for whoever remembers after the commit', async () => {
    const { parts, signal } = setUp({ chunks: [], error: failed('http') });
    await expect(extractFacts(parts, input, signal)).rejects.toMatchObject({ kind: 'http' });
  });
});
