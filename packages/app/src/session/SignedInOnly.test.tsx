import { aUser, aYouth, fixtureId } from '@kathaloka/contract/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import { useDispatch } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { client } from '../client.ts';
import { InApp } from '../testing/InApp.tsx';
import { SignedInOnly } from './SignedInOnly.tsx';

const til = aUser({ id: fixtureId('user', 1), username: 'til' });
const hasti = aUser({ id: fixtureId('user', 2), username: 'hasti' });
const TOKENS = { access_token: 'other', refresh_token: 'other' };

function Notes() {
  const dispatch = useDispatch();
  return (
    <>
      <input aria-label="Note" />
      <button onClick={() => client.session.changeUser(dispatch, { credits: 7 })}>Earn</button>
      <button onClick={() => client.session.open(dispatch, TOKENS, hasti)}>Switch account</button>
    </>
  );
}

it('shows the next person nothing of what the previous one has done on a page', () => {
  render(
    <InApp path="/notes" signedInAs={til}>
      <Routes>
        <Route element={<SignedInOnly />}>
          <Route path="/notes" element={<Notes />} />
        </Route>
      </Routes>
    </InApp>,
  );
  const note = () => screen.getByRole('textbox');
  fireEvent.change(note(), { target: { value: 'I fear the river' } });
  fireEvent.click(screen.getByRole('button', { name: 'Earn' }));
  expect(note()).toHaveValue('I fear the river');
  fireEvent.click(screen.getByRole('button', { name: 'Switch account' }));
  expect(note()).toHaveValue('');
});

it('leads a youth account to the consent page, except from its account page', () => {
  const shown = (path: string) => {
    const { unmount, container } = render(
      <InApp path={path} signedInAs={aUser({ youth: aYouth({ needs: 'consent', consented_at: null }) })}>
        <Routes>
          <Route path="/consent" element={<p>waits</p>} />
          <Route element={<SignedInOnly />}>
            <Route path="*" element={<p>the page</p>} />
          </Route>
        </Routes>
      </InApp>,
    );
    const text = container.textContent;
    unmount();
    return text;
  };
  expect([shown('/play/1'), shown('/my-stories'), shown('/account')]).toEqual(['waits', 'waits', 'the page']);
});
