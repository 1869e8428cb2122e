import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { adminServer } from '../../testing/adminServer.ts';
import { authoring } from '../../testing/authoring.ts';
import type { Person } from '../../testing/people.ts';

const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

let author: Person;
let reader: Person;
let story_id: string;
const headers = () => ({ headers: server.admin.headers });

const server = await adminServer({ rateLimit: true });
afterAll(() => server.close());
beforeEach(async () => {
  author = await server.person({ is_verified: true });
  reader = await server.person();
  story_id = await server.make.story({ author_id: author.id, title: 'The Ferryman' });
  server.time.pass(1000);
});

const report = (body: object = { kind: 'hate', words: 'Unkind to ferrymen' }, who = reader) =>
  server.call('reportStory', { headers: who.headers, params: { id: story_id }, body });
const decide = (id: string, body: object) =>
  server.call('decideReport', { ...headers(), params: { id }, body });
const queue = async (query: Readonly<Record<string, string>> = {}) =>
  (await server.call('listReports', { ...headers(), query: { story_id, ...query } })).body;

/** A session of the reader, with its first turn. */
async function begin() {
  const { body } = await server.call('createSession', { headers: reader.headers, body: { story_id } });
  return { session_id: body.id, turn: body.session_data.narrative_history[0]! };
}

describe('A report of a story', () => {
  it('comes into the queue, with who wrote it and what they said', async () => {
    const { status, body } = await report();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      story_id,
      turn_id: null,
      kind: 'hate',
      words: 'Unkind to ferrymen',
      state: 'open',
      created_at: server.time.now().toISOString(),
    });
    expect(await queue()).toMatchObject({
      total_reports: 1,
      reports: [
        {
          id: body.id,
          kind: 'hate',
          reporter: { id: reader.id, username: reader.username },
          story: { id: story_id, title: 'The Ferryman', status: 'published', author: { id: author.id } },
          passage: null,
          decision: null,
          decided_by: null,
        },
      ],
    });
  });

  it('is made once by each person while it is open, however often it is sent', async () => {
    const answers = await Promise.all([report(), report(), report()]);
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    expect(JSON.parse(answers.find(({ status }) => status === 409)!.text)).toMatchObject({
      code: 'already_reported',
    });
    expect((await report(undefined, await server.person())).status).toBe(201);
    const mine = (await queue()).reports.find(({ reporter }) => reporter.id === reader.id);
    await decide(mine!.id, { decision: 'dismiss' });
    expect((await report()).status).toBe(201);
  });

  it('needs words where the kind says nothing', async () => {
    const { status, text } = await report({ kind: 'other' });
    expect([status, JSON.parse(text)]).toMatchObject([
      422,
      { detail: [{ loc: ['body', 'words'], type: 'required' }] },
    ]);
    expect((await report({ kind: 'boring' })).status).toBe(422);
    expect((await report({ kind: 'hate', words: 'x'.repeat(1001) })).status).toBe(422);
  });

  it('needs a story that the reader can see', async () => {
    await server.db.updateTable('stories').set({ status: 'archived' }).where('id', '=', story_id).execute();
    expect((await report()).status).toBe(404);
  });

  it('is refused to a person who sends very many', async () => {
    let status = 201;
    for (let number = 0; number < 30 && status === 201; number++) {
      const params = { id: await server.make.story() };
      status = (
        await server.call('reportStory', { headers: reader.headers, params, body: { kind: 'broken' } })
      ).status;
      expect(number).toBeLessThan(21);
    }
    expect(status).toBe(429);
  });
});

describe('A report of a turn', () => {
  const reportTurn = (params: { session_id: string; turn_id: string }, who = reader) =>
    server.call('reportTurn', { headers: who.headers, params, body: { kind: 'disrespect' } });

  it('brings the text along, also after the session was deleted', async () => {
    const { session_id, turn } = await begin();
    const { status, body } = await reportTurn({ session_id, turn_id: turn.id });
    expect([status, body.turn_id]).toEqual([201, turn.id]);
    await server.call('deleteSession', { headers: reader.headers, params: { session_id } });
    expect((await queue()).reports).toMatchObject([
      { passage: { turn_id: turn.id, text: turn.ai_response } },
    ]);
  });

  it('can be made only by the owner of the session, about one of its turns', async () => {
    const { session_id, turn } = await begin();
    const stranger = await server.person();
    expect((await reportTurn({ session_id, turn_id: turn.id }, stranger)).status).toBe(404);
    expect((await reportTurn({ session_id, turn_id: newId() })).status).toBe(404);
  });

  it('stands beside a report of the story itself', async () => {
    const { session_id, turn } = await begin();
    expect((await report()).status).toBe(201);
    expect((await reportTurn({ session_id, turn_id: turn.id })).status).toBe(201);
    expect((await reportTurn({ session_id, turn_id: turn.id })).status).toBe(409);
  });
});

describe('A decision', () => {
  it('dismisses a report: the story stays, and the author hears nothing', async () => {
    const { body } = await report();
    const { body: decided } = await decide(body.id, { decision: 'dismiss' });
    expect(decided).toMatchObject({
      state: 'dismissed',
      decision: 'dismiss',
      note: null,
      decided_at: server.time.now().toISOString(),
      decided_by: { id: server.admin.id },
    });
    expect(await queue()).toMatchObject({ reports: [] });
    expect(await queue({ state: 'dismissed' })).toMatchObject({ total_reports: 1 });
    await server.deps.background.idle();
    expect(server.postbox.mails.filter(({ to }) => to === author.email)).toEqual([]);
  });

  it('tells the author a note, and nothing of the reporter', async () => {
    const { body } = await report();
    await decide(body.id, { decision: 'note', note: 'Please be kind to ferrymen.' });
    await server.deps.background.idle();
    const mail = server.postbox.last(author.email);
    expect(mail.subject).toBe('A note on your story');
    expect(mail.text).toContain('Please be kind to ferrymen.');
    expect(mail.text).toContain('The Ferryman');
    expect(mail.link).toBe(`${server.deps.config.publicUrl}/my-stories`);
    for (const secret of [reader.username, reader.id, 'Unkind to ferrymen'])
      expect(JSON.stringify(mail)).not.toContain(secret);
  });

  it('archives the story and tells the author', async () => {
    const { body } = await report();
    const { body: decided } = await decide(body.id, { decision: 'archive', note: 'It is a copy.' });
    expect(decided).toMatchObject({ state: 'acted', decision: 'archive', story: { status: 'archived' } });
    expect((await server.call('getStory', { params: { id: story_id } })).status).toBe(404);
    await server.deps.background.idle();
    expect(server.postbox.last(author.email).subject).toBe('Your story was archived');
    expect(await server.audit(body.id)).toMatchObject([
      {
        thing: { kind: 'report', name: 'The Ferryman' },
        reason: 'It is a copy.',
        changes: [
          { field: 'state', before: 'open', after: 'acted' },
          { field: 'story_status', before: 'published', after: 'archived' },
          { field: 'decision', after: 'archive' },
        ],
      },
    ]);
  });

  it('is read by the author under My Stories, with its reason, until they publish again', async () => {
    const write = await authoring(server.app, server.db);
    author = await server.person();
    story_id = (await write.write(author)).id;
    const own = { headers: author.headers, params: { id: story_id } };
    const publish = () => server.call('publishStory', { ...own, body: {} });
    expect((await publish()).status).toBe(200);
    const mine = async () => {
      const { body } = await server.call('listMyStories', { headers: author.headers });
      return body.stories.map(({ status, report_decision }) => ({ status, report_decision }));
    };
    const decideNext = async (decision: object) => {
      server.time.pass(1000);
      return decide((await report(undefined, await server.person())).body.id, decision);
    };
    await decideNext({ decision: 'dismiss' });
    expect(await mine()).toEqual([{ status: 'published', report_decision: null }]);
    await decideNext({ decision: 'note', note: 'Please be kind to ferrymen.' });
    const asked = {
      decision: 'note',
      note: 'Please be kind to ferrymen.',
      decided_at: server.time.now().toISOString(),
    };
    expect(await mine()).toEqual([{ status: 'published', report_decision: asked }]);
    await decideNext({ decision: 'archive', note: 'It is a copy.' });
    const archived = {
      decision: 'archive',
      note: 'It is a copy.',
      decided_at: server.time.now().toISOString(),
    };
    expect(await mine()).toEqual([{ status: 'archived', report_decision: archived }]);

    server.time.pass(1000);
    expect((await server.call('restoreStory', own)).body.report_decision).toEqual(archived);
    expect((await publish()).status).toBe(200);
    expect(await mine()).toEqual([{ status: 'published', report_decision: null }]);
  });

  it('is hidden by the author once it is read, and a later one is shown', async () => {
    const shown = async () => {
      const { body } = await server.call('listMyStories', { headers: author.headers });
      return body.stories[0]!.report_decision;
    };
    const decideNext = async (note: string) => {
      server.time.pass(1000);
      await decide((await report(undefined, await server.person())).body.id, { decision: 'note', note });
    };
    const hide = (decided_at: string, { headers: who } = author) =>
      server.call('hideReportDecision', { headers: who, params: { id: story_id }, body: { decided_at } });
    await decideNext('Please be kind to ferrymen.');
    await decideNext('And to their boats.');
    const read = (await shown())!;
    await decideNext('And to the river.');
    expect((await hide(read.decided_at, await server.person())).status).toBe(404);

    expect((await hide(read.decided_at)).body.report_decision).toMatchObject({ note: 'And to the river.' });
    const last = (await shown())!;
    // a time after all decisions: later ones are still shown
    expect((await hide('2999-01-01T00:00:00Z')).body.report_decision).toBeNull();
    expect((await hide(last.decided_at)).status).toBe(200);
    expect(await shown()).toBeNull();
    await decideNext('And to the far bank.');
    expect(await shown()).toMatchObject({ note: 'And to the far bank.' });
  });

  it('needs a note for the author, unless it dismisses', async () => {
    const { body } = await report();
    expect((await decide(body.id, { decision: 'note' })).status).toBe(422);
    expect((await decide(body.id, { decision: 'archive', note: ' ' })).status).toBe(422);
  });

  it('is made once, by the first of two administrators', async () => {
    const { body } = await report();
    const answers = await Promise.all([
      decide(body.id, { decision: 'dismiss' }),
      decide(body.id, { decision: 'archive', note: 'It is a copy.' }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await decide(newId(), { decision: 'dismiss' })).status).toBe(404);
  });

  it('is told in the language in which the author last used the product', async () => {
    const { body } = await report();
    const { refresh_token } = author;
    const refreshed = await server.call('refreshTokens', {
      headers: { cookie: 'kathaloka.language=hi' },
      body: { refresh_token },
    });
    expect(refreshed.status).toBe(200);
    await decide(body.id, { decision: 'archive', note: 'यह नक़ल है।' });
    await server.deps.background.idle();
    const mail = server.postbox.last(author.email);
    expect(mail.subject).toBe('आपकी कथा आर्काइव कर दी गई');
    expect(mail.text).toContain('“The Ferryman”');
    expect(mail.text).toContain('यह नक़ल है।');
    expect(mail.html).toContain('<html lang="hi"');
  });

  it('about a story whose author has left is not mailed', async () => {
    const { body } = await report();
    await server.db.updateTable('stories').set({ author_id: null }).where('id', '=', story_id).execute();
    expect((await decide(body.id, { decision: 'note', note: 'For nobody' })).body.story.author).toBeNull();
  });
});

describe('The queue', () => {
  it('has open reports oldest first and decided ones newest first', async () => {
    const made: string[] = [];
    for (let number = 0; number < 3; number++) {
      server.time.pass(1000);
      made.push((await report(undefined, await server.person())).body.id);
    }
    expect((await queue()).reports.map(({ id }) => id)).toEqual(made);
    for (const id of made) await decide(id, { decision: 'dismiss' });
    const { reports } = await queue({ state: 'dismissed' });
    expect(reports.map(({ id }) => id)).toEqual(made.toReversed());
  });
});

describe('A person’s reports', () => {
  it('are in the export of their data, and gone with their account', async () => {
    const { body } = await report();
    const exported = await server.call('downloadMyData', reader);
    expect(exported.body.reports).toEqual([body]);
    await server.db.deleteFrom('users').where('id', '=', reader.id).execute();
    expect(await queue()).toMatchObject({ total_reports: 0 });
  });
});
