import { adminHandlers, createAdminWorld, mockCall, refuseCall } from '@kathaloka/api/testing';
import { aModelRun, aUser } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { AdminModelsRoute } from './AdminModelsRoute.tsx';

const server = appServer();
const user = aUser({ role: 'admin' });
const { id: _id, ...run } = aModelRun();

function show() {
  render(
    <InApp path="/admin/models" signedInAs={user}>
      <ToastProvider>
        <AdminModelsRoute />
      </ToastProvider>
    </InApp>,
  );
}

async function choose(content: string): Promise<void> {
  const input = await screen.findByLabelText('Add a run', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([content], 'run.json')] } });
}

it('stores the run in a file beside the built-in narrator, and deletes it again', async () => {
  const world = createAdminWorld();
  server.use(
    mockCall('getMe', () => user),
    ...adminHandlers(world),
  );
  show();
  await choose(JSON.stringify(run));
  const figures = await screen.findByRole('columnheader', { name: 'sarvam-30b' });
  expect(within(figures.closest('tr')!).getByText('Built-in narrator')).toBeVisible();
  expect(world.runs.models).toEqual([{ ...run, id: expect.any(String) }]);

  fireEvent.click(screen.getByRole('button', { name: 'Delete sarvam-30b' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'sarvam-30b' })).toBeNull());
  expect(world.runs.models).toEqual([]);
});

it('sends nothing of a wrong file, and says why the server stores none', async () => {
  const world = createAdminWorld();
  server.use(
    mockCall('getMe', () => user),
    refuseCall('storeContinuityRun', { status: 429, code: 'rate_limited', detail: 'Too many requests.' }),
    ...adminHandlers(world),
  );
  show();
  await choose('{"model": "a"');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is no JSON');
  await choose(JSON.stringify(run));
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('JSON'));
  expect(world.runs.models).toEqual([]);
});
