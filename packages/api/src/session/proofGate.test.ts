import { describe, expect, it, vi } from 'vitest';
import { withAdminPeople } from '../endpoints/admin/adminPeople.ts';
import { withAdminStories } from '../endpoints/admin/adminStories.ts';
import { withMyAccount } from '../endpoints/myAccount.ts';
import { clientInStore } from '../testing/clientInStore.ts';
import { fileServer } from '../testing/fileServer.ts';
import { adminHandlers, createAdminWorld, proofHandlers, refuseCall } from '../testing/index.ts';
import { mockedRoute } from '../testing/mockCall.ts';

const PASSWORD = 'Sarayu 1! river';

const server = fileServer();

function setup() {
  const world = createAdminWorld();
  let sent = 0;
  server.use(
    mockedRoute('updateUser', () => {
      sent += 1;
    }),
    ...proofHandlers(PASSWORD),
    ...adminHandlers(world),
  );
  const { client, store } = clientInStore();
  const people = withAdminPeople(client).endpoints;
  const account = withMyAccount(client).endpoints;
  const [person] = world.people;
  return {
    client,
    store,
    sent: () => sent,
    premium: (has_premium_access = true) =>
      store.dispatch(
        people.updateUser.initiate({ params: { id: person!.id }, body: { has_premium_access } }),
      ),
    block: () =>
      store.dispatch(people.blockUser.initiate({ params: { id: person!.id }, body: { reason: 'Spam' } })),
    prove: async (password = PASSWORD) =>
      'data' in (await store.dispatch(account.proveIdentity.initiate({ body: { password } }))),
  };
}

describe('A call that needs fresh proof', () => {
  it('asks the person, and is then sent once more', async () => {
    const { client, premium, prove, sent } = setup();
    const ask = vi.fn(() => prove());
    client.onProofRequired(ask);
    expect((await premium()).data).toMatchObject({ has_premium_access: true });
    expect([ask.mock.calls.length, sent()]).toEqual([1, 2]);
    // no further question while the proof is valid
    expect((await premium(false)).data).toMatchObject({ has_premium_access: false });
    expect([ask.mock.calls.length, sent()]).toEqual([1, 3]);
  });

  it('stays refused if the person declines, and is not sent again', async () => {
    const { client, premium, sent } = setup();
    client.onProofRequired(() => Promise.resolve(false));
    expect((await premium()).error).toMatchObject({ kind: 'http', code: 'proof_required' });
    expect(sent()).toBe(1);
  });

  it('is sent only once more, whatever the server then answers', async () => {
    const { client, premium, sent } = setup();
    const ask = vi.fn(() => Promise.resolve(true));
    client.onProofRequired(ask);
    expect((await premium()).error).toMatchObject({ code: 'proof_required' });
    expect([ask.mock.calls.length, sent()]).toEqual([1, 2]);
  });

  it('stays refused without a callback, or after the callback was removed', async () => {
    const { client, premium, sent } = setup();
    expect((await premium()).error).toMatchObject({ code: 'proof_required' });
    client.onProofRequired(() => Promise.resolve(true))();
    expect((await premium()).error).toMatchObject({ code: 'proof_required' });
    expect(sent()).toBe(2);
  });

  it('shares the question with calls that are refused meanwhile', async () => {
    const { client, premium, block, prove } = setup();
    const ask = vi.fn(() => prove());
    client.onProofRequired(ask);
    const answers = await Promise.all([premium(), block()]);
    expect(answers.map(({ error }) => error)).toEqual([undefined, undefined]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is rolled back if it was shown optimistically and the person declines', async () => {
    const { client, store } = setup();
    const { endpoints } = withAdminStories(client);
    const list = { query: { page: 1 } };
    await store.dispatch(endpoints.listAllStories.initiate(list));
    const row = () => endpoints.listAllStories.select(list)(store.getState()).data!.stories[0]!;
    const { id, is_featured: was } = row();
    server.use(refuseCall('setFeatured', { status: 403, code: 'proof_required', detail: 'Confirm.' }));
    let decline: (isProven: boolean) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      client.onProofRequired(() => {
        resolve();
        return new Promise((settle) => (decline = settle));
      });
    });
    const change = store.dispatch(
      endpoints.setFeatured.initiate({ params: { id }, body: { is_featured: !was } }),
    );
    await asked;
    expect(row().is_featured).toBe(!was);
    decline(false);
    await change;
    expect(row().is_featured).toBe(was);
  });
});
