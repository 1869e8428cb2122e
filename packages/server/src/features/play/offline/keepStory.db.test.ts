import type { StoryStructure } from '@kathaloka/contract/entities';
import { KEPT_DAYS } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { sweepOldPlay } from '../public.ts';

const play = scriptedPlay();

const SECRET = 'the goldsmith did it';
const GATE: StoryStructure = {
  start_node: 'gate',
  nodes: {
    gate: {
      text: 'A gate.',
      goal: SECRET,
      note: SECRET,
      choices: [
        { text: 'Knock', target: 'hall', effect: 'gain lamp', deed: 'you knocked', said: [SECRET] },
        { text: 'Say it', target: 'hall', ask: 'name' },
      ],
    },
    hall: {
      text: 'A hall.',
      hint: 'Somebody else would have knocked.',
      variants: [{ condition: 'has lamp', text: 'A lit hall.' }],
      choices: [{ text: 'Leave', target: 'end' }],
    },
    end: { text: 'The end.', title: 'Out', choices: [] },
  },
};
const written = {
  story_structure: JSON.stringify(GATE),
  story_system_prompt: SECRET,
  story_prompt: 'A gate in the rain.',
  lore_cards: JSON.stringify([{ keys: ['gate'], text: SECRET }]),
};
const HINDI = {
  title: 'द्वार',
  nodes: {
    gate: { text: 'एक द्वार।', choices: [{ text: 'दस्तक दो', deed: 'तुमने दस्तक दी' }, { text: 'कहो' }] },
    hall: { text: 'एक कमरा।', variants: ['एक रोशन कमरा।'], choices: [{ text: 'निकलो' }] },
    end: { text: 'अंत।', title: 'बाहर' },
  },
};

const keep = (id: string, who: object = {}) => play.call('keepStory', { ...who, params: { id } });

describe('What a device keeps', () => {
  it('is all that reading needs, in each language, and nothing of what narrators and authors read', async () => {
    const id = await play.make.story({ ...written, layers: JSON.stringify({ hi: HINDI }) });
    const { status, body } = await keep(id, await play.player());
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect(body.story.story_structure.nodes['gate']!.choices[0]).toEqual({
      text: 'Knock',
      target: 'hall',
      effect: 'gain lamp',
      deed: 'you knocked',
    });
    expect(body.story.story_structure.nodes['hall']!.hint).toBe('Somebody else would have knocked.');
    expect(body.languages).toEqual(['en', 'hi']);
    expect(body.story.layers.hi?.nodes?.['hall']).toEqual({
      text: 'एक कमरा।',
      hint: '',
      variants: ['एक रोशन कमरा।'],
      choices: [{ text: 'निकलो' }],
    });
    expect(body.brought).toBeNull();
  });

  it('is the same version for everybody, until the story changes', async () => {
    const id = await play.make.story(written);
    const [one, other] = [await keep(id, await play.player()), await keep(id, await play.player())];
    expect(one.body.snapshot_id).toBe(other.body.snapshot_id);
    await play.db.updateTable('stories').set({ title: 'Another gate' }).where('id', '=', id).execute();
    expect((await keep(id, await play.player())).body.snapshot_id).not.toBe(one.body.snapshot_id);
  });

  it('is a version that stays known for the promised time, and is then deleted', async () => {
    const id = await play.make.story(written);
    const { snapshot_id } = (await keep(id, await play.player())).body;
    const isKnown = async (days: number) => {
      const ago = new Date(Date.now() - 2 * DAY_MS);
      const kept_until = new Date(Date.now() + (KEPT_DAYS - days) * DAY_MS);
      const row = play.db.updateTable('story_snapshots').where('id', '=', snapshot_id);
      await row.set({ kept_until }).execute();
      await play.db
        .updateTable('story_snapshots')
        .set({ created_at: ago } as never)
        .where('id', '=', snapshot_id)
        .execute();
      await sweepOldPlay({ ...testDeps({ db: play.db }), clock: systemClock });
      return play.db.selectFrom('story_snapshots').where('id', '=', snapshot_id).select('id').execute();
    };
    expect(await isKnown(KEPT_DAYS - 1)).toHaveLength(1);
    expect(await isKnown(KEPT_DAYS + 1)).toHaveLength(0);
  });
});

describe('Who may keep a story', () => {
  it.each([
    ['a draft of somebody else', { status: 'draft' }, 404, 'not_found'],
    ['an archived one', { status: 'archived' }, 404, 'not_found'],
    ['a premium one', { is_premium: true, is_open_to_guests: true }, 403, 'premium_required'],
    ['one without scenes', { story_structure: '{}' }, 409, 'cannot_keep'],
  ] as const)('is refused %s', async (_, values, status, code) => {
    const id = await play.make.story({ ...written, ...values });
    expect(await keep(id, await play.player())).toMatchObject({ status, body: { code } });
    expect((await keep(id)).status).toBe(404);
  });

  it('has written it or has access; a guest, if all of it is open to guests', async () => {
    const author = await play.player();
    const draft = await play.make.story({ ...written, status: 'draft', author_id: author.id });
    expect((await keep(draft, author)).status).toBe(200);
    const open = await play.make.story({ ...written, is_open_to_guests: true });
    expect((await keep(open)).body.story.story_structure).toEqual(
      (await keep(open, author)).body.story.story_structure,
    );
    const closed = await play.make.story(written);
    expect((await keep(closed)).body).toMatchObject({ code: 'not_found', resource: 'story' });
  });
});
