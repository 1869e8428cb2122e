import { describe, expect, it } from 'vitest';
import type { Interpretation, Piece } from '../../../narrator/Narrator.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const NONE: Interpretation = { edge: null, isSure: false };

const type = (user_action: string) => ({ action_type: 'custom_action', user_action }) as const;

/** Sends free text with ten credits, at the bank where one can ring the bell (0) or swim (1). */
async function typed(words: string, meaning: Interpretation) {
  play.tells({ narrate: ({ scene: { text } }) => [{ text }], interpret: () => meaning });
  const who = await play.player(10);
  const session = await play.begin(who);
  const answer = await play.act(who, session.id, type(words));
  return { answer, who, session, credits: await play.credits(who.id) };
}

describe('free text', () => {
  it('that the narrator understands as a choice follows it', async () => {
    const { answer, credits } = await typed('I jump into the water', { edge: 1, isSure: true });
    expect(answer).toMatchObject({ narrative: 'The water is cold.', credits_consumed: 1 });
    expect(credits).toBe(9);
  });

  it('stays a detour if the narrator is not sure', async () => {
    const { answer } = await typed('I look at the water', { edge: 1, isSure: false });
    expect(answer).toMatchObject({ narrative: expect.stringMatching(/^The bank is dark/) as string });
    expect(answer, 'the choice it thought of is named').toHaveProperty('perhaps_meant', 'Swim');
  });

  it('asks about the choice it thought of for as long as that part is the newest one, after a reload as well', async () => {
    const { who, session } = await typed('I look at the water', { edge: 1, isSure: false });
    const newest = async () => (await play.read(who, session.id)).session_data.narrative_history.at(-1);
    expect(await newest()).toMatchObject({ user_input: 'I look at the water', perhaps_meant: 'Swim' });
    await play.act(who, session.id, { action_type: 'undo' });
    expect(await newest()).not.toHaveProperty('perhaps_meant');
    await play.act(who, session.id, { action_type: 'redo' });
    expect(await newest()).toHaveProperty('perhaps_meant', 'Swim');
  });

  it('suggests no choice if it means none, or if its choice is taken', async () => {
    for (const meaning of [
      { edge: null, isSure: false },
      { edge: 1, isSure: true },
      { edge: 7, isSure: false },
    ]) {
      const { answer } = await typed('I look at the water', meaning);
      expect(answer).not.toHaveProperty('perhaps_meant');
    }
  });

  it('that leads to a scene which is told as written costs nothing', async () => {
    const { answer, who, session, credits } = await typed('I pull the rope of the bell', {
      edge: 0,
      isSure: true,
    });
    expect(answer).toMatchObject({
      narrative: 'The ferryman says nothing.',
      credits_consumed: 0,
      model_used: null,
    });
    expect(credits).toBe(10);
    const { narrative_history } = (await play.read(who, session.id)).session_data;
    expect(narrative_history.at(-1)).toMatchObject({
      user_input: 'I pull the rope of the bell',
      credits_consumed: 0,
    });
  });

  it('does not lead to a choice that is not there, whatever the narrator says', async () => {
    const { answer } = await typed('I fly', { edge: 7, isSure: true });
    expect(answer).toMatchObject({ narrative: expect.stringMatching(/^The bank is dark/) as string });
  });
});

describe('free text that the narrator does not understand', () => {
  const unclear = (...others: Piece[]): Piece[] => [
    { text: 'Not understood.' },
    { verdict: 'unclear' },
    ...others,
  ];

  async function mistyped(meaning: Interpretation, told: Piece[]) {
    play.tells({ narrate: () => told, interpret: () => meaning });
    const who = await play.player(10);
    const session = await play.begin(who);
    const before = await play.read(who, session.id);
    const answer = await play.act(who, session.id, type('qwe rty'));
    return { answer, before, who, session, credits: await play.credits(who.id) };
  }

  it('costs no credits and no XP, and its choices stay', async () => {
    const { answer, before, who, session, credits } = await mistyped(NONE, unclear());
    expect(answer).toMatchObject({ narrative: 'Not understood.', credits_consumed: 0 });
    expect(answer.current_xp).toBe(before.current_xp);
    expect(credits).toBe(10);
    const after = (await play.read(who, session.id)).session_data;
    expect(after.choices).toEqual(before.session_data.choices);
    expect(after.narrative_history.at(-1), 'no second beginning of the scene').toMatchObject({
      is_scene: false,
    });
  });

  it('asks about the choice that it may have meant, and costs nothing either', async () => {
    const { answer, credits } = await mistyped({ edge: 1, isSure: false }, unclear());
    expect(answer).toMatchObject({ perhaps_meant: 'Swim', credits_consumed: 0 });
    expect(credits).toBe(10);
  });

  it('is paid where it is answered, and then no choice is suggested', async () => {
    const { answer, credits } = await mistyped({ edge: 1, isSure: false }, [
      { text: 'The water is cold.' },
      { verdict: 'answered' },
    ]);
    expect(answer).not.toHaveProperty('perhaps_meant');
    expect(answer).toMatchObject({ credits_consumed: 1 });
    expect(credits).toBe(9);
  });
});

describe('who told a turn', () => {
  it('is named where it was a provider’s model', async () => {
    play.tells({ narrate: () => [{ text: 'Told.' }, { teller: { narrator: 'model', name: 'llama' } }] });
    const who = await play.player(10);
    const session = await play.begin(who);
    expect(await play.act(who, session.id, type('Wait'))).toMatchObject({
      told_by: 'llama',
      credits_consumed: 1,
    });
    const { narrative_history } = (await play.read(who, session.id)).session_data;
    expect(narrative_history[0]).not.toHaveProperty('told_by');
    expect(narrative_history[1]).toMatchObject({ told_by: 'llama', model_used: 'tenali' });
  });

  it('costs nothing where the built-in narrator stepped in for it', async () => {
    play.tells({
      narrate: () => [{ text: 'Told.' }, { teller: { narrator: 'built_in', steppedIn: 'refused' } }],
    });
    const who = await play.player(10);
    const session = await play.begin(who);
    const answer = await play.act(who, session.id, type('Wait'));
    expect(answer).toMatchObject({ stepped_in: 'refused', credits_consumed: 0 });
    expect(answer).not.toHaveProperty('low_credits_warning');
    expect(await play.credits(who.id)).toBe(10);
  });
});
