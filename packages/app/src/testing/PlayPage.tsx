import type { User } from '@kathaloka/contract/entities';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PlayRoute } from '../routes/play/PlayRoute.tsx';
import { InApp } from './InApp.tsx';

export interface PlayPageProps {
  path: string;
  signedInAs?: User | undefined;
  /** The parts that the app renders on every page. */
  children?: ReactNode;
}

/** The page of a session in the app, for stories and tests. */
export function PlayPage({ path, signedInAs, children }: PlayPageProps) {
  return (
    <InApp path={path} signedInAs={signedInAs}>
      {children}
      <Routes>
        <Route path="/play/:id" element={<PlayRoute />} />
        <Route path="/login" element={<p>The login</p>} />
        <Route path="/game/:id" element={<p>The page of the story</p>} />
      </Routes>
    </InApp>
  );
}
