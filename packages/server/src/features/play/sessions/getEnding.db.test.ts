import type { SessionEnding, StoryStructure } from '@kathaloka/contract/entities';
import { FORKED_PLAY } from '@kathaloka/contract/fixtures';
import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { FERRY } from '../../../testing/playing.ts';
import type { Person } from '../../../testing/people.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const ending = (who: Person, session_id: string) =>
  play.call('getEnding', { ...who, params: { session_id } });

const foundIn = ({ body }: { readonly body: SessionEnding }): string[] =>
  body.found.map(({ scene }) => scene).sort();

async function choose(who: Person, session_id: string, ...texts: readonly string[]): Promise<void> {
  for (const selected_choice of texts) await play.act(who, session_id, { selected_choice });
}

/** A story in which a key opens the house; on the road it has no use. */
const GATE: StoryStructure = {
  start_node: 'yard',
  nodes: {
    yard: {
      text: 'A boy is tied to the well.',
      choices: [
        { text: 'Untie him', target: 'gate', effect: 'gain key', deed: 'the boy you untied' },
        { text: 'Walk past', target: 'gate' },
      ],
    },
    gate: {
      text: 'A gate.',
      choices: [
        { text: 'Unlock it', target: 'end_house', condition: 'has key' },
        { text: 'Turn away', target: 'end_road' },
      ],
    },
    end_house: { text: 'A lamp burns.\n\nIt is night, and you are at home.', title: 'At home', choices: [] },
    end_road: { text: 'The road is long.', choices: [] },
  },
};

describe('GET /game/sessions/{session_id}/ending', () => {
  it('names the ending, its last line, and what led to it', async () => {
    const who = await play.player();
    const { id } = await play.begin(who, { story_structure: JSON.stringify(GATE) });
    await choose(who, id, 'Untie him', 'Unlock it');
    const { status, body } = await ending(who, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      scene: 'end_house',
      name: 'At home',
      last_line: 'It is night, and you are at home.',
      light: 'night',
      found: [{ scene: 'end_house', name: 'At home' }],
      total: 2,
      closed: null,
      choices_made: 2,
      scenes_completed: 3,
      forks: [
        { choice: 'Untie him', deed: 'the boy you untied', opened: 'Unlock it', told: null, ruled_out: 0 },
        { choice: 'Unlock it', deed: null, opened: null, told: null, ruled_out: 1 },
      ],
    });
  });

  it('says what the author tells of a way that was not taken, and from the second play on of a missing ending', async () => {
    const who = await play.player();
    const yard = {
      start_node: 'yard',
      nodes: {
        ...GATE.nodes,
        yard: {
          text: 'A well.',
          choices: [
            { text: 'Look in', target: 'well' },
            { text: 'Walk on', target: 'gate' },
          ],
        },
        well: {
          text: 'A boy.',
          hint: 'Somebody was in the well.',
          choices: [{ text: 'Free him', target: 'gate', effect: 'gain key' }],
        },
        end_house: { text: 'At home.', hint: 'The gate has a lock.', choices: [] },
      },
    };
    const { id, story_id } = await play.begin(who, { story_structure: JSON.stringify(yard) });
    await choose(who, id, 'Walk on', 'Turn away');
    expect((await ending(who, id)).body).toMatchObject({ missed: 'Somebody was in the well.', hint: null });
    const { body: second } = await play.call('createSession', { ...who, body: { story_id } });
    await choose(who, second.id, 'Look in', 'Free him', 'Turn away');
    expect((await ending(who, second.id)).body).toMatchObject({ missed: null, hint: 'The gate has a lock.' });
  });

  it('leads back to a fork, where another ending is found, and keeps both', async () => {
    const who = await play.player();
    const { id } = await play.begin(who, { story_structure: JSON.stringify(GATE) });
    await choose(who, id, 'Walk past', 'Turn away');
    const first = await ending(who, id);
    expect(first.body).toMatchObject({
      name: 'Road',
      closed: { choice: 'Turn away', because: 'Untie him', is_taken: false },
    });
    const { turn_id } = first.body.closed!;
    const { body: again } = await play.call('branchSession', {
      ...who,
      params: { session_id: id },
      body: { turn_id },
    });
    await choose(who, again.id, 'Untie him', 'Unlock it');
    expect(foundIn(await ending(who, again.id))).toEqual(['end_house', 'end_road']);
  });

  it('tells of a choice that an attempt has opened, and of hands that were full, as on a device', async () => {
    const who = await play.player();
    const { story_structure, inventory_slots, choices, forks, closed } = FORKED_PLAY;
    const { id } = await play.begin(who, {
      story_structure: JSON.stringify(story_structure),
      game_config: JSON.stringify({ ...GAME_CONFIG_DEFAULTS, commands: {}, inventory_slots }),
    });
    await choose(who, id, ...choices);
    const { narrative_history } = (await play.read(who, id)).session_data;
    const idOf = (turn_id: string) => narrative_history[Number(turn_id)]!.id;
    expect((await ending(who, id)).body).toMatchObject({
      forks: forks.map((fork) => ({ ...fork, turn_id: idOf(fork.turn_id) })),
      closed: { ...closed, turn_id: idOf(closed.turn_id) },
    });
  });

  it('leads back to where a scene was left, after what was told in it', async () => {
    const who = await play.player();
    const { id } = await play.begin(who, { story_structure: JSON.stringify(GATE) });
    await choose(who, id, 'Untie him');
    const { turn_id } = await play.act(who, id, { action_type: 'immerse' });
    await choose(who, id, 'Unlock it');
    expect((await ending(who, id)).body.forks.at(-1)).toMatchObject({ choice: 'Unlock it', turn_id });
  });

  it('counts an ending that was undone, and none of other people or other stories', async () => {
    const who = await play.player();
    const other = await play.player();
    const session = await play.begin(who);
    await choose(who, session.id, 'Swim', 'Go under');
    await play.act(who, session.id, { action_type: 'undo' });
    await choose(who, session.id, 'Turn back', 'Ring the bell');
    await play.act(who, session.id, {});
    const both = await ending(who, session.id);
    expect(both.body.scene).toBe('far bank');
    expect(foundIn(both)).toEqual(['deep', 'far bank']);
    const { body: theirs } = await play.call('createSession', {
      ...other,
      body: { story_id: session.story_id },
    });
    await choose(other, theirs.id, 'Ring the bell');
    await play.act(other, theirs.id, {});
    expect((await ending(other, theirs.id)).body.found).toEqual([{ scene: 'far bank', name: 'Far bank' }]);
    const elsewhere = await play.begin(who, { story_structure: JSON.stringify(FERRY) });
    await choose(who, elsewhere.id, 'Ring the bell');
    await play.act(who, elsewhere.id, {});
    expect((await ending(who, elsewhere.id)).body.found).toHaveLength(1);
  });

  it('is there after a picture of the last scene, and not before the end', async () => {
    const who = await play.player();
    const { id } = await play.begin(who);
    expect(await ending(who, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await choose(who, id, 'Ring the bell');
    await play.act(who, id, {});
    await play.act(who, id, { action_type: 'show', selected_model: 'chitrakar' });
    expect((await ending(who, id)).body).toMatchObject({ scene: 'far bank' });
  });

  it('offers the story that is most alike in shelf and mood, and none that was finished', async () => {
    const who = await play.player();
    const shelf = await play.make.category();
    const mood = [await play.make.tag('Eerie')];
    const finish = async (story_id: string) => {
      const { body } = await play.call('createSession', { ...who, body: { story_id } });
      await choose(who, body.id, 'Ring the bell');
      await play.act(who, body.id, {});
      return (await ending(who, body.id)).body.next?.id;
    };
    const written = { story_structure: JSON.stringify(FERRY), category_id: shelf.id };
    const first = await play.make.story(written, mood);
    const sameShelf = await play.make.story(written);
    const sameBoth = await play.make.story(written, mood);
    await play.make.story({ ...written, language: 'hi' }, mood);
    await play.make.story({ ...written, is_premium: true }, mood);
    expect(await finish(first)).toBe(sameBoth);
    expect(await finish(sameBoth)).toBe(sameShelf);
  });
});
