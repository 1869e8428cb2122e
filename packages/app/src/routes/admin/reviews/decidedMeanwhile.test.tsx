import { adminHandlers, mockCall, refuseCall } from '@kathaloka/api/testing';
import { anAuthoredStory, aUser, fixtureReviews } from '@kathaloka/contract/fixtures';
import { ToastProvider } from '@kathaloka/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { appServer } from '../../../testing/appServer.ts';
import { InApp } from '../../../testing/InApp.tsx';
import { AdminReviewsRoute } from './AdminReviewsRoute.tsx';

const server = appServer();
const user = aUser({ role: 'admin' });
const [first, ...others] = fixtureReviews;

/** Stands in for the worker of the story checks, which this test does not need. */
class SilentWorker {
  addEventListener() {}
  postMessage() {}
  terminate() {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', SilentWorker);
});

it.each([
  { status: 409, code: 'wrong_status', detail: 'x' },
  { status: 404, code: 'not_found', detail: 'x' },
] as const)('says so when another administrator has decided the story: $code', async (problem) => {
  server.use(
    mockCall('getMe', () => user),
    mockCall('listReviews', () => [...fixtureReviews]),
    mockCall('getStorySource', () => anAuthoredStory()),
    ...adminHandlers(),
  );
  render(
    <InApp path="/admin/reviews" signedInAs={user}>
      <ToastProvider>
        <AdminReviewsRoute />
      </ToastProvider>
    </InApp>,
  );
  const reason = await screen.findByRole('textbox', { name: 'Reason for sending it back' });
  fireEvent.change(reason, { target: { value: 'The bridge leads nowhere.' } });
  server.use(
    refuseCall('rejectReview', problem),
    mockCall('listReviews', () => others),
  );
  fireEvent.click(screen.getByRole('button', { name: /^Send back/ }));
  const message = `“${first!.story.title}” no longer waits for a review: somebody else has decided it, or its author has taken it back. Your decision was not sent.`;
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(await screen.findByRole('heading', { name: others[0]!.story.title })).toBeInTheDocument();
});
