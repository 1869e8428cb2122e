import { aUser } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { clientInStore } from '../testing/clientInStore.ts';
import { fileServer } from '../testing/fileServer.ts';
import { mockCall, refuseCall } from '../testing/index.ts';
import { createMemoryStorage } from '../session/memoryStorage.ts';
import { SESSION_KEYS } from '../session/storedSession.ts';
import { withAdminSignIn } from './adminSignIn.ts';

const server = fileServer();

const tokens = { access_token: 'a-token', refresh_token: 'another-token' };
const body = { email_or_username: 'meera', password: 'Lamp!oil1' };

function anAdminLogin() {
  const storage = createMemoryStorage();
  const { client, store } = clientInStore({ storage });
  const { loginAsAdmin } = withAdminSignIn(client).endpoints;
  return {
    logIn: () => store.dispatch(loginAsAdmin.initiate({ body })),
    stored: () => Object.values(SESSION_KEYS).map((key) => storage.getItem(key)),
    isSignedIn: () => store.getState().session.isSignedIn,
  };
}

it('An administrator is signed in', async () => {
  server.use(mockCall('login', () => ({ tokens, user: aUser({ role: 'admin' }) })));
  const { logIn, stored, isSignedIn } = anAdminLogin();
  expect((await logIn()).error).toBeUndefined();
  expect(stored()).not.toContain(null);
  expect(isSignedIn()).toBe(true);
});

it('A player is not signed in: nothing is stored here, and the session is ended on the server', async () => {
  const forgotten: (string | null)[] = [];
  server.use(
    mockCall('login', () => ({ tokens, user: aUser({ role: 'player' }) })),
    mockCall('logout', ({ request }) => {
      forgotten.push(request.headers.get('authorization'));
      return { detail: 'Signed out' };
    }),
  );
  const { logIn, stored, isSignedIn } = anAdminLogin();
  expect((await logIn()).error).toMatchObject({ kind: 'http', status: 403, code: 'forbidden' });
  expect(stored()).toEqual([null, null, null]);
  expect(isSignedIn()).toBe(false);
  expect(forgotten).toEqual(['Bearer a-token']);
});

it('A wrong password is reported as such', async () => {
  server.use(refuseCall('login', { status: 401, detail: 'No', code: 'invalid_credentials' }));
  const { logIn, stored } = anAdminLogin();
  expect((await logIn()).error).toMatchObject({ code: 'invalid_credentials' });
  expect(stored()).toEqual([null, null, null]);
});
