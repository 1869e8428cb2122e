import { paths } from '@kathaloka/contract/paths';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { adminServer } from '../../../testing/adminServer.ts';
import { authoring, BRIDGE } from '../../../testing/authoring.ts';
import type { Person } from '../../../testing/people.ts';

let meera: Person;

const server = await adminServer({ review: 'manual', rateLimit: false });
const write = await authoring(server.app, server.db);
afterAll(() => server.close());
beforeEach(async () => {
  meera = await server.person({ username: `meera_${crypto.randomUUID().slice(0, 8)}`, is_verified: true });
});

async function decide(name: 'approveReview' | 'rejectReview', story_id: string, body?: object) {
  const answer = await server.call(name, { headers: server.admin.headers, params: { story_id }, body });
  expect(answer.status).toBe(200);
  await server.deps.background.idle();
  return answer.body.author_told;
}

const speaks = (language: 'hi' | 'ur') =>
  server.db.updateTable('users').set({ language }).where('id', '=', meera.id).execute();

describe('The decision of a review', () => {
  it('says to the reviewer how its author hears of it', async () => {
    const { id } = await write.write(meera);
    await write.publish(meera, id);
    expect(await decide('rejectReview', id, { reason: 'Too short.' })).toBe('mail');
    await server.db.updateTable('users').set({ is_verified: false }).where('id', '=', meera.id).execute();
    await write.publish(meera, id);
    expect(await decide('approveReview', id)).toBe('my_stories');
  });

  it('is mailed to the author: a story that is published, with the way to it', async () => {
    const { id, title } = await write.write(meera);
    await write.publish(meera, id);
    await decide('approveReview', id);
    const mail = server.postbox.last(meera.email);
    expect(mail.subject).toBe('Your story is published');
    expect(mail.text).toContain(title);
    expect(mail.link).toBe(server.deps.config.publicUrl + paths.story(id));
  });

  it('is mailed with the reason where the story goes back', async () => {
    const { id } = await write.write(meera);
    await write.publish(meera, id);
    await decide('rejectReview', id, { reason: 'The end comes too soon.' });
    const mail = server.postbox.last(meera.email);
    expect(mail.subject).toBe('Your story was sent back');
    expect(mail.text).toContain('The end comes too soon.');
    expect(mail.text).toContain('It is a draft again.');
    expect(mail.link).toBe(`${server.deps.config.publicUrl}/my-stories`);
  });

  it('says of changes that what is published stays', async () => {
    const { id } = await write.write(meera);
    await write.publish(meera, id);
    await decide('approveReview', id);
    await write.edit(meera, id, { story_structure: BRIDGE });
    await write.publish(meera, id);
    await decide('rejectReview', id, { reason: 'Which bank?' });
    const mail = server.postbox.last(meera.email);
    expect(mail.subject).toBe('Your changes were sent back');
    expect(mail.text).toContain('The version that is published stays as it is.');
  });

  it('is in the language of the author', async () => {
    await speaks('hi');
    const { id } = await write.write(meera);
    await write.publish(meera, id);
    await decide('rejectReview', id, { reason: 'अंत बहुत जल्दी आता है।' });
    expect(server.postbox.last(meera.email)).toMatchObject({
      subject: 'आपकी कथा वापस भेजी गई',
      text: expect.stringContaining('अंत बहुत जल्दी आता है।'),
      html: expect.stringContaining('<html lang="hi"'),
    });
    await speaks('ur');
    await write.publish(meera, id);
    await decide('approveReview', id);
    expect(server.postbox.last(meera.email)).toMatchObject({
      subject: 'آپ کی داستان شائع ہو گئی',
      html: expect.stringContaining('<html lang="ur" dir="rtl"'),
    });
  });

  it('is not mailed to an address that nobody has verified', async () => {
    const unverified = await server.person();
    const { id } = await write.write(unverified);
    await write.publish(unverified, id);
    await decide('approveReview', id);
    expect(server.postbox.mails.filter(({ to }) => to === unverified.email)).toEqual([]);
  });

  it('is not mailed to an administrator who decides on a story of their own', async () => {
    const { id } = await write.write(meera);
    await write.publish(meera, id);
    await server.db.updateTable('users').set({ role: 'admin' }).where('id', '=', meera.id).execute();
    const params = { story_id: id };
    expect((await server.call('approveReview', { headers: meera.headers, params })).status).toBe(200);
    await server.deps.background.idle();
    expect(server.postbox.mails.filter(({ to }) => to === meera.email)).toEqual([]);
  });
});
