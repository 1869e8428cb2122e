import { MockedRefusal, mockCall } from '@kathaloka/api/testing';
import type { ChosenModels, User } from '@kathaloka/contract/entities';
import { aUser, fixtureModels } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useDispatch } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { client } from '../../../client.ts';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useModels } from './useModels.ts';

const server = appServer();
const DEFAULTS = { text: 'tenali', image: 'vishvakarma' };

beforeEach(() => {
  server.use(mockCall('listModels', () => fixtureModels));
});

/** The models chosen on the play screen of this account, once the list has loaded. */
async function openModels(chosen_models?: ChosenModels) {
  const user = aUser(chosen_models && { chosen_models });
  const { result } = renderHook(
    () => ({ ...useModels(), user: useSession().user, dispatch: useDispatch() }),
    {
      wrapper: ({ children }) => (
        <InApp signedInAs={user}>
          <ToastProvider>{children}</ToastProvider>
        </InApp>
      ),
    },
  );
  await waitFor(() => expect(result.current.models.text.length).toBeGreaterThan(1));
  return result;
}

/** Mocks a server that remembers the chosen models, and records what it receives. */
function remembering(bodies: object[]): void {
  server.use(
    mockCall('chooseModels', async ({ request }) => {
      const body = (await request.json()) as object;
      bodies.push(body);
      return aUser({ chosen_models: { text: null, image: null, ...body } });
    }),
  );
}

/** Simulates a later answer about the account, after a choice in another tab or on another device. */
const chosenElsewhere = (dispatch: Parameters<typeof client.session.changeUser>[0], changes: Partial<User>) =>
  act(() => client.session.changeUser(dispatch, changes));

it('begins with the models that the account has chosen', async () => {
  const { current } = await openModels({ text: 'vyasa', image: 'ajanta' });
  expect(current.selectedModels).toEqual({ text: 'vyasa', image: 'ajanta' });
});

it('begins with the default ones if none were chosen', async () => {
  expect((await openModels({ text: null, image: null })).current.selectedModels).toEqual(DEFAULTS);
  expect((await openModels()).current.selectedModels).toEqual(DEFAULTS);
});

it('silently uses the default for a model that is no longer offered', async () => {
  const { current } = await openModels({ text: 'valmiki', image: 'ajanta' });
  expect(current.selectedModels).toEqual({ text: 'tenali', image: 'ajanta' });
});

it('saves a choice for the account, and only for the chosen kind', async () => {
  const bodies: object[] = [];
  remembering(bodies);
  const result = await openModels();
  act(() => result.current.select('image', 'ravivarma'));
  expect(result.current.selectedModels).toEqual({ ...DEFAULTS, image: 'ravivarma' });
  await waitFor(() => expect(result.current.user?.chosen_models?.image).toBe('ravivarma'));
  expect(bodies).toEqual([{ image: 'ravivarma' }]);
});

it('keeps a choice on the page if the server could not store it', async () => {
  let asked = 0;
  server.use(
    mockCall('chooseModels', () => {
      asked += 1;
      throw new MockedRefusal({ status: 503, code: 'unavailable', detail: 'Busy' });
    }),
  );
  const result = await openModels();
  act(() => result.current.select('text', 'birbal'));
  await waitFor(() => expect(asked).toBe(1));
  expect(result.current.selectedModels.text).toBe('birbal');
});

it('follows a choice made elsewhere until a turn is taken here', async () => {
  const result = await openModels({ text: 'birbal', image: null });
  const { dispatch } = result.current;
  chosenElsewhere(dispatch, { chosen_models: { text: 'vyasa', image: null } });
  expect(result.current.selectedModels.text).toBe('vyasa');
  act(() => result.current.hold());
  chosenElsewhere(dispatch, { chosen_models: { text: 'tenali', image: 'ajanta' } });
  expect(result.current.selectedModels).toEqual({ text: 'vyasa', image: 'vishvakarma' });
});
